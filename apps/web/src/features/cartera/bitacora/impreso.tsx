import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { now } from '../../../lib/time/clock.ts'
import classes from './timeline.module.css'

/** When the page was printed; on paper only, under the name and the RUT of the frame. */
export function Impreso() {
  const [printed, setPrinted] = useState(now)
  useEffect(() => {
    // by the button or by the browser's own menu; the paper is drawn as soon as this returns
    const stamp = () => flushSync(() => setPrinted(now()))
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [])
  return <p className={classes.printed}>Impreso el {fechaYHora(printed)}</p>
}
