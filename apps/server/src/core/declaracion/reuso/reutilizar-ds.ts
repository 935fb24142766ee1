import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { reutilizarDS } from '@alerce/contract/operations/declaracion/invitacion'
import { esReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import { note } from '../../base/bitacora/note.ts'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import { copyPapeles } from '../../postulacion/prospecto/ingreso/copy-papeles.ts'
import { copyProspecto } from '../../postulacion/prospecto/ingreso/copy-prospecto.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { copiaVivaDe, hechosDeReutilizar } from './read-model.ts'

/** The original is locked while it is looked for: of two presses at once the second finds the copy of the first. */
export const reutilizarDSUseCase = useCase(reutilizarDS, async ({ prospectoId }, ctx) => {
  const original = await editProspecto(ctx, prospectoId)
  const viva = await copiaVivaDe(ctx.tx, prospectoId)
  if (viva) return { prospectoId: viva.prospectoId }
  const hechos = await hechosDeReutilizar(ctx.tx, original)
  ensure(hechos && esReutilizable(hechos, ctx.ahora), m.noReutilizable)
  await ensureNoActualizacion(ctx, prospectoId)
  const de = `reutiliza la Declaración de Salud ${original.folioDS}`
  const copia = await copyProspecto(ctx, original, { de, reusa: true })
  await copyPapeles(ctx, prospectoId, copia)
  await note(ctx, prospectoId, 'dsReutilizadaEnOtra')
  return { prospectoId: copia }
})
