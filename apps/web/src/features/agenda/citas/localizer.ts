import 'dayjs/locale/es'
import dayjs from 'dayjs'
import { dayjsLocalizer } from 'react-big-calendar'
import { DIAS_POR_VISTA } from './range.ts'

dayjs.locale('es')

const lastDay = (date: Date) =>
  dayjs(date)
    .startOf('week')
    .add(DIAS_POR_VISTA - 1, 'day')
    .endOf('day')
    .toDate()

/** Spanish, Monday first; and what the library calls a week has fourteen days here (spec 1 §9). */
function fortnightLocalizer() {
  const localizer = dayjsLocalizer(dayjs)
  const endOf = localizer.endOf as (date: Date, unit: string) => Date
  return Object.assign(localizer, {
    endOf: (date: Date, unit: string) => (unit === 'week' ? lastDay(date) : endOf(date, unit)),
  })
}

export const localizer = fortnightLocalizer()
