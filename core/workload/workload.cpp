#include "core/workload/workload.h"

namespace racktally {

bool isOn(Profile profile, int hourOfWeek) {
    const int hour = hourOfWeek % 24;
    const int day = hourOfWeek / 24;
    switch (profile) {
    case Profile::unstated: return false;
    case Profile::always: return true;
    case Profile::businessHours: return day < 5 && hour >= 8 && hour < 18;
    case Profile::nights: return hour >= 20 || hour < 6;
    }
    return false;
}

} // namespace racktally
