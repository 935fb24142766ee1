import { deliverDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { type DemoCall, elegirPlan, formularioDe, generateDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { nuevoPostulante, rutNumero } from '../../apps/server/src/testing/ventas.ts'
import type { OperationMap } from '../../packages/contract/operation-map.ts'
import type { Caller } from '../support/caller.ts'

/** Address of an applicant of these measurements: one each, so that a prospect saved twice shows. */
export const correoDe = (numero: number): string => `caida${numero}@example.cl`

/** Sends each document as the screens do, with bytes of its own: a comment after the first marker of the JPEG. */
const withOwnFiles = ({ call, upload }: Caller, mark: string): DemoCall =>
  (async (nombre: keyof OperationMap, payload: OperationMap[typeof nombre]['payload']) => {
    if (nombre !== 'cargaArchivoProspecto') return await call(nombre, payload)
    const { Identificador, idBox, Binario } = payload as OperationMap['cargaArchivoProspecto']['payload']
    const picture = Buffer.from(Binario, 'base64')
    const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(mark.length + 2)}${mark}`, 'latin1')
    const body = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)])
    const box: Record<string, string> = idBox ? { idBox: String(idBox) } : {}
    await upload({ prospectoId: String(Identificador), tipoAdjunto: '40', ...box }, 'cedula.jpg', body)
    return undefined
  }) as DemoCall

/**
 * A sale by all kinds of writes: prospect, contact data, taken, range, plan, files, letter with a paper, stages and
 * declaration. An independent worker needs no certificate.
 */
export async function sell(caller: Caller, numero: number): Promise<number> {
  const call = withOwnFiles(caller, correoDe(numero))
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
