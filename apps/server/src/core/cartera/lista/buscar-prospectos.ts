import { buscarProspectos } from '@alerce/contract/operations/cartera/lista'
import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import type { Actor } from '../../actor.ts'
import { type AmbitoDeBusqueda, findProspectosBy } from '../../postulacion/busqueda/read-model-busqueda.ts'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { type Context, singleRead } from '../../use-case.ts'

/** True for a person with control roles only, without a portfolio. */
function soloControla(actor: Actor): boolean {
  if (actor.kind !== 'persona' || actor.enlace) return false
  return !actor.roles.includes('asesor') && !actor.roles.includes('jefatura')
}

async function ambitoDe(ctx: Context): Promise<AmbitoDeBusqueda> {
  return soloControla(ctx.actor) ? 'enviadas' : await asesoresDe(ctx)
}

/** Search in the visible prospects. Contraloría reads name and stage, not the document: the case shows it. */
export const buscarProspectosUseCase = singleRead(buscarProspectos, async ({ texto, limite }, ctx) => {
  const ambito = await ambitoDe(ctx)
  const found = await findProspectosBy(ctx.tx, ambito, llavesDeBusqueda(texto), limite)
  return found.map((p) => ({
    prospectoId: p.id,
    nombre: p.nombre,
    rut: ambito === 'enviadas' ? null : p.rut,
    numeroPasaporte: ambito === 'enviadas' ? null : p.numeroPasaporte,
    estado: p.estado,
    folioDS: p.folioDS,
    coincidencia: p.coincidencia,
    declaracionSaludId: p.declaracionId,
  }))
})
