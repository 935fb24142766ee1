import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../core/refusal.ts'
import { markAceptado } from '../conocidos/repository.ts'
import type { Composicion } from '../remote-call.ts'
import { deBase64, examined, tamanoDe } from './cargas.ts'

const buscarDiagnosticos: Composicion<'buscarDiagnosticos'> = async (input, { ask }) => await ask('diagnosticos', input)

/** Drawing the paper is its opening. */
const abrirJurada: Composicion<'abrirJurada'> = async ({ id }, { ask }) => {
  await ask('generarDocCargaMedica', { id })
  return 'ok'
}

const descargarJurada: Composicion<'descargarJurada'> = async ({ id }, { ask }) => {
  const { archivo, nombre } = await ask('generarDocCargaMedica', { id })
  return deBase64(archivo ?? '', nombre || 'declaracion-jurada.pdf')
}

/** The core has no call for the acceptance: it is kept here, beside the record of who accepted and when. */
const aceptarDocCargaMedica: Composicion<'aceptarDocCargaMedica'> = async (
  { identificador, idArchivo },
  { ask, db, asesor, ahora },
) => {
  const juradas = await ask('obtenerDocsCargasMedicas', { identificador })
  if (!juradas.some((una) => una.idArchivo === idArchivo)) return refuse(common.notFound)
  await markAceptado(db, asesor.usuarioId, 'persona', idArchivo, ahora)
  return 'ok'
}

const subirAdjuntoDS: Composicion<'subirAdjuntoDS'> = async ({ identificador, tipoAdjunto, archivo }, call) => {
  const { nombre, base64, tipoMIME } = await examined(call, archivo)
  const { rut } = await call.ask('obtenerAntecedentesCotizante', { identificador })
  const documento = { nombreArchivo: nombre, binario: base64, tipoMIME, tipoAdjunto: String(tipoAdjunto) }
  return await call.ask('guardarDocumentosDS', { identificador, rut: rut ?? '', ...documento })
}

const adjuntosDS: Composicion<'adjuntosDS'> = async ({ identificador, tipoAdjunto }, { ask, ahora }) =>
  (await ask('obtenerArchivosDS', { identificador, tipoAdjunto })).map(({ id, nombre, archivo, tipoMIME }) => ({
    ...{ id, nombre, tipoMIME, tamano: tamanoDe(archivo), creado: ahora },
  }))

/** Types of attachment, in the order in which they come about. */
const tiposDeAdjunto = [40, 20, 30] as const

const descargarAdjuntoDS: Composicion<'descargarAdjuntoDS'> = async ({ identificador, id }, { ask }) => {
  for (const tipoAdjunto of tiposDeAdjunto) {
    const found = (await ask('obtenerArchivosDS', { identificador, tipoAdjunto })).find((one) => one.id === id)
    if (found) return deBase64(found.archivo, found.nombre)
  }
  return refuse(common.notFound)
}

const obtenerResultadoDS: Composicion<'obtenerResultadoDS'> = async ({ identificador, rut = null }, { ask }) => {
  const { resultado, data } = await ask('resultadoevaluacionds', { identificador, rut })
  const { nombre: _, archivo: __, ...panel } = data
  return { resultado, data: panel }
}

export const deDeclaracion = {
  buscarDiagnosticos,
  abrirJurada,
  descargarJurada,
  aceptarDocCargaMedica,
  subirAdjuntoDS,
  adjuntosDS,
  descargarAdjuntoDS,
  obtenerResultadoDS,
}
