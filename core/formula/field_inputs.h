// Brings the fields of a project's struct into a model as inputs, named by their addresses and described by their table.
#pragma once

#include "core/base/field.h"
#include "core/formula/model.h"

namespace racktally {

/// Money fields of a struct in a foreign currency come multiplied by the exchange rate.
struct ForeignCurrency {
    std::string code;
    Expr rate;
};

template <class Struct>
class FieldInputs {
public:
    FieldInputs(Model& model, const Struct& values, std::string address, std::optional<ForeignCurrency> foreign = {})
        : m_model(&model), m_values(&values), m_address(std::move(address)), m_foreign(std::move(foreign)) {}

    Expr operator()(double Struct::*member) const { return make(infoOf(member), m_values->*member); }
    Expr operator()(int Struct::*member) const { return make(infoOf(member), m_values->*member); }
    /// A value that was not stated is unknown.
    Expr operator()(std::optional<double> Struct::*member) const {
        return make(infoOf(member), (m_values->*member).value_or(unknown));
    }
    Expr operator()(std::optional<int> Struct::*member) const {
        const std::optional<int>& value = m_values->*member;
        return make(infoOf(member), value ? *value : unknown);
    }
    /// A field that is a number only in part, such as a count or "best".
    template <class Member>
    Expr number(Member Struct::*member, double content) const {
        return make(infoOf(member), content);
    }
    /// One entry of a map of numbers.
    Expr operator()(std::map<std::string, double> Struct::*member, const std::string& key) const {
        const FieldInfo& info = infoOf(member);
        return value({addressBelow(addressBelow(m_address, info.key), key), Label::ours(info.label), info.unit, {},
                      (m_values->*member).at(key), noNode});
    }
    /// The inputs of a struct inside this one.
    template <class Inner>
    FieldInputs<Inner> inside(Inner Struct::*member) const {
        return {*m_model, m_values->*member, addressBelow(m_address, infoOf(member).key), m_foreign};
    }
    template <class Inner>
    FieldInputs<Inner> inside(std::optional<Inner> Struct::*member) const {
        return {*m_model, *(m_values->*member), addressBelow(m_address, infoOf(member).key), m_foreign};
    }
    /// The inputs of one element of a list.
    template <class Inner>
    FieldInputs<Inner> element(std::vector<Inner> Struct::*member, const Inner& inner) const {
        return {*m_model, inner, addressBelow(addressBelow(m_address, infoOf(member).key), inner.id), m_foreign};
    }

    [[nodiscard]] std::string addressOf(auto member) const { return addressBelow(m_address, infoOf(member).key); }
    [[nodiscard]] const Struct& values() const { return *m_values; }
    [[nodiscard]] Model& model() const { return *m_model; }

private:
    Expr value(Input input) const { return m_model->input(std::move(input)); }

    Expr make(const FieldInfo& info, double number) const {
        const bool foreign = m_foreign && isMoney(info.unit);
        const Expr own = value({addressBelow(m_address, info.key), Label::ours(info.label), info.unit,
                                foreign ? m_foreign->code : std::string(), number, noNode});
        return foreign ? own * m_foreign->rate : own;
    }

    Model* m_model;
    const Struct* m_values;
    std::string m_address;
    std::optional<ForeignCurrency> m_foreign;
};

} // namespace racktally
