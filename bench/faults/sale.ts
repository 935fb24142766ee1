import { deliverDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { type DemoCall, elegirPlan, formularioDe, generateDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { nuevoPostulante, rutNumero } from '../../apps/server/src/testing/ventas.ts'

/** Address of an applicant of these measurements: one each, so that a prospect saved twice shows. */
export const correoDe = (numero: number): string => `caida${numero}@example.cl`

/**
 * A sale by all kinds of writes: prospect, contact data, taken, range, plan, files, letter with a paper, stages and
 * declaration. An independent worker needs no certificate.
 */
export async function sell(call: DemoCall, numero: number): Promise<number> {
  const form = {
    ...formularioDe(nuevoPostulante({ rut: rutNumero(20_000 + numero), tipoTrabajador: 'I' })),
    correo: correoDe(numero),
  }
  const { tipoProspecto, nombres, apellidoPaterno, apellidoMaterno, correo } = form
  const persona = { tipoProspecto, nombres, apellidoPaterno, apellidoMaterno, correo, celular: '912345678' }
  const { prospectoId } = await call('ingresarProspecto', persona)
  await call('ingresarProspecto', { ...form, prospectoId })
  await call('prospectoGestionado', { prospectoId, accion: 'agendar' })
  await elegirPlan(call, prospectoId)
  await deliverDocumentos(call, prospectoId)
  await call('enviarCotizacionCorreo', { prospectoId })
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
  await generateDS(call, prospectoId)
  return prospectoId
}
