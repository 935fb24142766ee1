import { ImprimirCotizacion } from '../../../../components/precio/imprimir-cotizacion.tsx'
import type { ResumenCompensado } from '../queries.ts'
import { ElOtro } from './el-otro.tsx'

/** What can be done with the summary of a pair besides going on: the paper of this one, and the way to the other. */
export function Acciones({ resumen }: { readonly resumen: ResumenCompensado }) {
  return (
    <>
      <ImprimirCotizacion prospectoId={resumen.prospectoId} />
      <ElOtro resumen={resumen} />
    </>
  )
}
