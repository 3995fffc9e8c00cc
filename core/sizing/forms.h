// Which numbers of a GPU somebody can buy in one server, and which GPUs are offered for sizing at all.
#pragma once

#include "core/catalog/catalog.h"

#include <string>
#include <vector>

namespace racktally {

/// A number of GPUs of one kind in one server.
struct ServerForGpus {
    int gpus = 1;
    const Server* server = nullptr;        // the smallest that takes them; null: only rented
};

/// 1, 2, 4 and 8 GPUs, as far as a server takes them; numbers that none takes stay for renting.
std::vector<ServerForGpus> formsOf(const Catalog& catalog, const Gpu& gpu);

/// GPUs that sizing compares: for sale here, in servers, not withdrawn; only the named ones where names are given.
std::vector<const Gpu*> gpusToCompare(const Catalog& catalog, const std::vector<std::string>& names);

} // namespace racktally
