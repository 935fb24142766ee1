const FIRST = 8
const LAST = 22

const two = (number: number) => String(number).padStart(2, '0')

const hours = Array.from({ length: (LAST - FIRST) * 2 + 1 }, (_, step) => {
  const minutes = FIRST * 60 + step * 30
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})

/** 08:00 to 22:00 by half hours, as the appointment pickers offer them (spec 1 §5). */
export const halfHours = hours.map((hour) => ({ value: hour, label: hour }))
