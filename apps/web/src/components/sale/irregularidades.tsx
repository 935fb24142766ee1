import type { Venta } from '../../lib/sale/venta.ts'
import { enLaVenta } from '../../lib/sale/ver-venta.ts'
import { ButtonLink } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import classes from './sale-frame.module.css'

interface IrregularidadesProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

/** What the documents desk found wrong, and the way to where it is corrected. */
export function Irregularidades({ venta, here }: IrregularidadesProps) {
  const { irregularidades, prospectoId, declaracionSaludId: identificador } = venta
  return irregularidades.map(({ descripcion, detalle, ruta }) => (
    <div key={`${descripcion} ${detalle}`} className={classes.aviso}>
      <Notice
        tone="bad"
        actions={
          ruta !== here && <ButtonLink to={enLaVenta(ruta, { prospectoId, identificador })}>Corregir</ButtonLink>
        }
      >
        Irregularidad: {descripcion}. {detalle}.
      </Notice>
    </div>
  ))
}
