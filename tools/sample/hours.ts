import type { Kitchen } from './kitchens/kitchen.ts'

/** In OpenStreetMap's opening_hours syntax, with realistic hours. */
export const OPENING_HOURS: Readonly<Record<Kitchen['hours'], readonly string[]>> = {
  day: [
    'Mo-Fr 07:00-15:00; Sa,Su 08:00-16:00',
    'Tu-Su 08:00-14:30',
    'Mo-Su 07:30-17:00',
    'We-Su 08:00-15:00; PH off',
    'Mo-Sa 10:30-18:00; Su off',
    'Mo-Fr 06:30-16:00; Sa 08:00-14:00',
  ],
  allDay: [
    'Mo-Su 11:00-21:30',
    'Tu-Th 11:30-21:00; Fr,Sa 11:30-22:00; Su 12:00-20:00',
    'Mo-Sa 11:30-14:30,17:00-21:30',
    'We-Mo 11:00-21:00; Tu off',
    'Mo-Fr 11:00-22:00; Sa,Su 10:00-22:00',
    'Tu-Su 12:00-15:00,17:30-22:00; PH off',
  ],
  evening: [
    'Tu-Sa 17:00-22:00',
    'We-Su 17:30-22:00',
    'Mo-Th 17:00-21:30; Fr,Sa 17:00-23:00',
    'Th-Mo 17:00-21:00; Tu,We off',
    'Tu-Th 17:30-22:00; Fr,Sa 17:00-23:00; Su 11:00-15:00,17:00-21:00',
  ],
  late: [
    'Su-We 12:00-22:00; Th-Sa 12:00-24:00',
    'Mo-Su 16:00-23:00',
    'Tu-Su 11:30-23:30',
    'Mo-Th 11:30-22:30; Fr,Sa 11:30-01:00; Su 12:00-22:00',
    'We-Su 15:00-24:00; Mo,Tu off',
  ],
}
