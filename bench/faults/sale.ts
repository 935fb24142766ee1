import { deliverDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { type DemoCall, elegirPlan, formularioDe, generateDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { nuevoPostulante, rutNumero } from '../../apps/server/src/testing/ventas.ts'
import type { OperationMap } from '../../packages/contract/operation-map.ts'
import type { Caller } from '../support/caller.ts'

/** Address of an applicant of these measurements: one each, so that a prospect saved twice shows. */
export const correoDe = (numero: number): string => `caida${numero}@example.cl`

type Carga = OperationMap['cargaArchivoProspecto']['payload']

const isCarga = (payload: unknown): payload is Carga =>
  typeof payload === 'object' && payload !== null && 'Binario' in payload

/** Sends each document as the screens do, with bytes of its own: a comment after the first marker of the JPEG. */
function withOwnFiles({ call, upload }: Caller, mark: string): DemoCall {
  return async (nombre, payload) => {
    if (!isCarga(payload)) return await call(nombre, payload)
    const picture = Buffer.from(payload.Binario, 'base64')
    const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(mark.length + 2)}${mark}`, 'latin1')
    const body = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)])
    const box: Record<string, string> = payload.idBox ? { idBox: String(payload.idBox) } : {}
    return await upload({ prospectoId: String(payload.Identificador), tipoAdjunto: '40', ...box }, 'cedula.jpg', body)
  }
}

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
