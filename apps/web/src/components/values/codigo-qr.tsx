import { qrOf } from '../../lib/qr.ts'
import classes from './codigo-qr.module.css'

interface CodigoQrProps {
  readonly text: string
  readonly name: string
}

/** Light around a code, in modules, without which a camera does not find it. */
const QUIET = 4

/** A QR code, dark on light in every theme: cameras read no other. */
export function CodigoQr({ text, name }: CodigoQrProps) {
  const modules = qrOf(text)
  const size = modules.length + 2 * QUIET
  const dark = modules.flatMap((row, r) => row.flatMap((on, c) => (on ? [`M${c + QUIET} ${r + QUIET}h1v1h-1z`] : [])))
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
