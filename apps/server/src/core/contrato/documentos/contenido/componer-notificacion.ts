import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { Hoja } from '../../../../papeles/hoja.ts'
import { papelParaQuienPaga } from '../../../../papeles/pago/aviso-de-pago.ts'
import type { Venta } from '../../../../papeles/venta.ts'
import { escritoVigente } from '../../../base/textos/read-model-escrito.ts'
import { empleadoresDe } from '../../../postulacion/prospecto/read-model.ts'
import { antecedentesDe, entidadesDe } from '../../contractual/read-model.ts'
import type { DocumentoDeContrato } from '../read-model.ts'
import { existente, type Fuente } from './componer-aceptado.ts'
import { delDia } from './del-dia.ts'

/** What who pays is told: an employer is notified, who has none reads where to pay. */
export async function componerNotificacion(
  { db }: Fuente,
  venta: Venta,
  { empleadorId }: DocumentoDeContrato,
): Promise<Hoja> {
  const { prospectoId } = venta.declaracion
  const empleadores = await empleadoresDe(db, prospectoId)
  const entidades = await entidadesDe(db, prospectoId)
  const empleador = existente(
    empleadores.find((e) => e.id === empleadorId),
    'el empleador',
  )
  const entidad = existente(
    entidades.find((e) => e.empleadorId === empleadorId),
    'la entidad',
  )
  const antecedentes = existente(await antecedentesDe(db, prospectoId), 'los datos contractuales')
  const clase = pagaConCupon(empleador.tipoTrabajador) ? 'lugaresDePago' : 'notificacionEntidad'
  return papelParaQuienPaga(venta, {
    ...{ empleador, entidad, antecedentes },
    texto: await escritoVigente(delDia(db, venta), clase),
  })
}
