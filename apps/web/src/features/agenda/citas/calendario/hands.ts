import 'react-big-calendar/lib/css/react-big-calendar.css'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { Calendar } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import type { Cita } from '../citas.ts'

/** Published as CommonJS only: the bundler hands over the module, the test runner its default. */
const unwrapped = (module: typeof addon | { readonly default: typeof addon }) =>
  'default' in module ? module.default : module

/** The calendar whose appointments a mouse can move and stretch. */
export const HandCalendar = unwrapped(addon)<Cita>(Calendar)
