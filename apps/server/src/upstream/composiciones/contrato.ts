import { common } from '@alerce/contract/messages/common'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { ADJUNTO_FIRMADO } from '@alerce/domain/contrato/firmados'
import { ADJUNTO_PRIMER_PAGO } from '@alerce/domain/contrato/primer-pago'
import { refuse } from '../../core/refusal.ts'
import { cargasDe, prospectoDeLaDS } from '../cargas/read-model.ts'
import { insertCarga } from '../cargas/repository.ts'
import type { Composicion, RemoteCall } from '../remote-call.ts'
import { deBase64, examined } from './cargas.ts'

type ArchivoSubido = Awaited<ReturnType<typeof examined>>

/** Remembers which paper or entity a file answers: the core keeps files without it. */
async function rememberCarga(
  { db, ahora, nombre: subidoPor }: RemoteCall,
  identificador: number,
  { nombre, tipoMIME: tipoMime, tamano }: ArchivoSubido,
  { clase, lugar, correl }: { clase: 'firmado' | 'comprobante'; lugar: number; correl: number },
): Promise<void> {
  const prospectoId = (await prospectoDeLaDS(db, identificador)) ?? refuse(common.notFound)
  await insertCarga(db, { prospectoId, clase, lugar, correl, nombre, tipoMime, tamano, subido: ahora, subidoPor })
}

const subirComprobante: Composicion<'subirComprobante'> = async ({ identificador, entidadId, archivo }, call) => {
  const subido = await examined(call, archivo)
  const { rut } = await call.ask('obtenerAntecedentesCotizante', { identificador })
  const documento = { nombreArchivo: subido.nombre, binario: subido.base64, tipoMIME: subido.tipoMIME }
  const payload = { identificador, rut: rut ?? '', ...documento, tipoAdjunto: String(ADJUNTO_PRIMER_PAGO) }
  const { adjuntoId } = await call.ask('cargaArchivoPrimerPago', payload)
  await rememberCarga(call, identificador, subido, { clase: 'comprobante', lugar: entidadId, correl: adjuntoId })
  return { adjuntoId }
}

const descargarPapel: Composicion<'descargarPapel'> = async ({ identificador, imgCorrel }, { ask }) => {
  const papeles = await ask('obtenerDocumentos', { identificador })
  const nombre = papeles.find((papel) => papel.imgCorrel === imgCorrel)?.nombre ?? 'documento'
  const { archivo } = await ask('descargarDocumentoPDF', { identificador, imgCorrel })
  return deBase64(archivo, nombre.endsWith('.pdf') ? nombre : `${nombre}.pdf`)
}

/** Mail and stage, as the original client asks for them. */
const enviarDocumentosAlCliente: Composicion<'enviarDocumentosAlCliente'> = async ({ identificador }, { ask, hoy }) => {
  await ask('enviarCorreoDocumentosContractuales', { identificador })
  const subetapa = 'Documentos Enviados al Cliente'
  await ask('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa, fechaRegistro: aDDMMYYYY(hoy) })
  return 'ok'
}

const subirPapelFirmado: Composicion<'subirPapelFirmado'> = async ({ identificador, imgCorrel, archivo }, call) => {
  const subido = await examined(call, archivo)
  const documento = { nombreArchivo: subido.nombre, binario: subido.base64, tipoMIME: subido.tipoMIME }
  const { adJ_CORREL } = await call.ask('cargaArchivoProspectoTAD', {
    ...{ identificador, ...documento, TAD_CODIGO: String(ADJUNTO_FIRMADO) },
  })
  await rememberCarga(call, identificador, subido, { clase: 'firmado', lugar: imgCorrel, correl: adJ_CORREL })
  return { adJ_CORREL }
}

/** Issued papers of the core, with the signed ones that were sent from here. */
const obtenerPapelesFirmados: Composicion<'obtenerPapelesFirmados'> = async ({ identificador }, call) => {
  const { ask, db } = call
  const papeles = await ask('obtenerDocumentos', { identificador })
  const prospectoId = await prospectoDeLaDS(db, identificador)
  const cargas = prospectoId === null ? [] : await cargasDe(db, prospectoId, 'firmado')
  const firmados = new Map(cargas.map((carga) => [carga.lugar, carga]))
  const { etapa } = await ask('obtenerEtapa', { identificador })
  const recibe = etapa === 'resumenCotizacion'
  const { documentosFirmados } = recibe
    ? await ask('validarDocumentosFirmados', { identificador })
    : { documentosFirmados: true }
  return {
    papeles: papeles.map(({ imgCorrel, nombre, salud }) => {
      const carga = firmados.get(imgCorrel)
      const firmado = carga && {
        nombre: carga.nombre,
        tipoMIME: carga.tipoMime,
        tamano: carga.tamano,
        recibido: carga.subido,
      }
      return { imgCorrel, nombre, salud, firmado: firmado ? { ...firmado, devuelto: false, coincide: false } : null }
    }),
    ...{ abreDS: false, recibe, detencion: documentosFirmados ? null : 'faltan' },
    ...{ envioId: null, enviado: null, resueltoPor: null, resueltoEn: null, devolucion: null },
    ...{ devolucionAnterior: null, otro: null, anteriores: [] },
  }
}

export const deContrato = {
  subirComprobante,
  descargarPapel,
  enviarDocumentosAlCliente,
  subirPapelFirmado,
  obtenerPapelesFirmados,
}
