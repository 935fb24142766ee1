import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { reutilizarDS } from '@alerce/contract/operations/declaracion/invitacion'
import { esReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import { anotar } from '../../base/bitacora/anotar.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { copiarPapeles } from '../../postulacion/prospecto/ingreso/copiar-papeles.ts'
import { copiarProspecto } from '../../postulacion/prospecto/ingreso/copiar-prospecto.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { copiaVivaDe, hechosDeReutilizar } from './read-model.ts'

/** The original is locked while it is looked for: of two presses at once the second finds the copy of the first. */
export const reutilizarDSUseCase = useCase(reutilizarDS, async ({ prospectoId }, ctx) => {
  const original = await editarProspecto(ctx, prospectoId)
  const viva = await copiaVivaDe(ctx.tx, prospectoId)
  if (viva) return { prospectoId: viva.prospectoId }
  const hechos = await hechosDeReutilizar(ctx.tx, original)
  ensure(hechos && esReutilizable(hechos, ctx.ahora), m.noReutilizable)
  await exigirSinActualizacion(ctx, prospectoId)
  const de = `reutiliza la Declaración de Salud ${original.folioDS}`
  const copia = await copiarProspecto(ctx, original, { de, reusa: true })
  await copiarPapeles(ctx, prospectoId, copia)
  await anotar(ctx, prospectoId, 'dsReutilizadaEnOtra')
  return { prospectoId: copia }
})
