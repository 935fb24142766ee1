import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { goTo } from '../../../lib/routes.ts'
import { esperaSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { Notice } from '../../feedback/notice.tsx'
import classes from '../sale-frame.module.css'
import { IrALaActualizacion } from './ir-a-la-actualizacion.tsx'

interface EnActualizacionProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

/** Screens that lead to the update themselves. */
const propias: readonly string[] = [
  goTo('postulantDatanew'),
  goTo('postulantData'),
  goTo('preliminarPlannew'),
  goTo('resumenCotizacionPactadanew'),
]

/** Why the steps of the sale are blocked, and the link to confirm or discard its update. */
export function EnActualizacion({ venta, here }: EnActualizacionProps) {
  const reader = useReader()
  const espera = esperaSuActualizacion(venta)
  if (espera === null || propias.includes(here)) return null
  return (
    <div className={classes.aviso}>
      <Notice actions={<IrALaActualizacion {...venta} />}>
        {reader === null ? espera : edicionMessages.pendienteDeOtro.text}
      </Notice>
    </div>
  )
}
