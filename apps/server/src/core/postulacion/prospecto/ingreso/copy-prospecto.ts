import { rowOf } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { estadoSinDS } from '@alerce/domain/postulacion/estado'
import { publish } from '../../../../avisos/repository.ts'
import { noteAndTell } from '../../../base/bitacora/note.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { copyBeneficiarios } from '../../beneficiarios/copy-beneficiarios.ts'
import { ensureContacto } from '../policy.ts'
import { empleadoresDe, type Prospecto } from '../read-model.ts'
import { ensureNoVigente } from './check-rut.ts'
import { insertProspecto, saveEmpleadores } from './repository-datos.ts'

/** Data of the applicant in a prospect's row, without the state of the sale. */
function datosDelPostulante({
  id,
  asesorId,
  parejaId,
  otorga,
  etapa,
  estado,
  estadoDesde,
  folioDS,
  gestionadoEn,
  registradoEn,
  version,
  actualizadoPor,
  actualizadoEn,
  originalId,
  ingresadoPor,
  vendidoPor,
  titularId,
  titularHasta,
  recibidoDe,
  recibidoEn,
  buzon,
  oposiciones,
  ...datos
}: Prospecto) {
  // a copy of one side of a pair is without pair at first
  return { ...datos, ...(datos.tipoPlan === 'S' ? { tipoPlan: 'N' as const } : {}) }
}

interface CopiaDeProspecto {
  /** Origin of the copy, for the Bitácora. */
  readonly de: string
  /** The caller knows that the copy reuses the other declaration. */
  readonly reusa?: boolean
}

/**
 * Copies a prospect with its applicant data, employers and beneficiaries; returns the new id. Refused (422) for a
 * holder in force.
 */
export async function copyProspecto(
  ctx: Context,
  prospecto: Prospecto,
  { de, reusa = false }: CopiaDeProspecto,
): Promise<number> {
  const { tx, ahora } = ctx
  await ensureNoVigente(ctx, prospecto.rut)
  const { asesorId, titularId, titularHasta, activo } = prospecto
  const estado = estadoSinDS({ activo, etapa: 'prospecto' })
  ensureContacto({ ...prospecto, estado })
  const alta = {
    asesorId,
    titular: { titularId, titularHasta },
    oposiciones: prospecto.oposiciones,
    estado,
    por: await firmaSobre(ctx.tx, ctx.actor, { asesorId }),
    en: ahora,
    ...(reusa ? { originalId: prospecto.id } : {}),
  }
  const prospectoId = await insertProspecto(tx, datosDelPostulante(prospecto), alta)
  const empleadores = await empleadoresDe(tx, prospecto.id)
  await saveEmpleadores(
    tx,
    prospectoId,
    [],
    empleadores.map((uno) => rowOf(empleador, { ...uno, rut: uno.rut ?? '' })),
  )
  await copyBeneficiarios(tx, prospecto.id, prospectoId)
  await noteAndTell(ctx, prospectoId, 'prospectoCopiado', { detalle: de, sucesos: [{ tipo: 'venta.creada' }] })
  await publish(tx, { tema: 'prospecto', prospectoId, asesorId })
  return prospectoId
}
