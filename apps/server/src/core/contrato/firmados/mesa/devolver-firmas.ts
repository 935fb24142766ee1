import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { devolverFirmas } from '@alerce/contract/operations/contrato/firmas'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { esDeLosPapeles, pideOtroDocumento } from '@alerce/domain/mesa/irregularidad'
import { firma } from '../../../actor.ts'
import { abrirOtraVez } from '../../../mesa/irregularidades/abrir-otra-vez.ts'
import { nombreDelCodigo } from '../../../mesa/irregularidades/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { tomarVentas } from '../leer-ventas.ts'
import { resolverEnvio } from '../repository.ts'
import { dejarDevuelta } from './dejar-devuelta.ts'
import { exigirEnLaMesa } from './exigir-en-la-mesa.ts'
import { nombrarPapeles } from './nombrar-papeles.ts'

/** The irregularity stands on the card of the one that is named; of a pair the other goes back too, and only waits. */
export const devolverFirmasUseCase = useCase(devolverFirmas, async (input, ctx) => {
  const { declaracionSaludId, codigo, codigoDetalle } = input
  ensure(esDeLosPapeles(codigo), m.irregularidadAjena, { campo: 'codigo' })
  const { detalle: motivo } =
    (await nombreDelCodigo(ctx.tx, codigo, codigoDetalle)) ??
    refuse(irregularidadMessages.irregularidadDetalle, { campo: 'codigoDetalle' })
  const ventas = await tomarVentas(ctx, declaracionSaludId)
  const porDevolver = await exigirEnLaMesa(ctx, ventas, input.envioId)
  await nombrarPapeles(ctx, declaracionSaludId, input.papeles ?? [])
  const resuelto = { decision: 'devuelto', por: firma(ctx.actor), en: ctx.ahora } as const
  for (const { declaracion } of porDevolver) {
    const suya = declaracion.id === declaracionSaludId
    // what is wrong is not in the papers of who only waits: there it says whose they are
    const detalle = suya ? motivo : `Documentos de ${nombreCompleto(ventas.suya.prospecto)}: ${motivo}`
    await dejarDevuelta(ctx, declaracion, { detalle, otroDocumento: suya && pideOtroDocumento(codigo) })
    await resolverEnvio(ctx.tx, declaracion.id, { ...resuelto, motivo: detalle })
  }
  await abrirOtraVez(ctx, ventas.suya.prospecto.id, { codigo, codigoDetalle, motivo: input.motivo })
  return 'ok' as const
})
