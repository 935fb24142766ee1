import { readFile } from 'node:fs/promises'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { type Caja, CERTIF_COTIZ, cajasDe } from '@alerce/domain/postulacion/cajas'
import { documentosQueFaltan } from '@alerce/domain/postulacion/obligatorios'
import { drawCertificado } from '../certificados/draw-certificado.ts'
import { requestCertificado } from '../certificados/request-certificado.ts'
import type { DemoCall } from './call.ts'

/** A letter has no income, so the typed one stays; a table validates it. */
export type ClaseDeCertificado = 'carta' | 'tabla'

type CajaDemo = Pick<Caja, 'ids' | 'tipo'>

const AFP = 35
const ejemplo = new URL('./documento-de-ejemplo.jpg', import.meta.url)

/** Uploads a document in its place. */
export const upload = (
  call: DemoCall,
  prospectoId: number,
  { ids, tipo }: CajaDemo,
  contenido: Buffer,
  extension: string,
) =>
  call('cargaArchivoProspecto', {
    Identificador: prospectoId,
    NombreArchivo: `${tipo.toLowerCase()}.${extension}`,
    Binario: contenido.toString('base64'),
    TipoAdjunto: '40',
    idBox: ids[0],
  })

/** Places of the documents required from a prospect. */
async function cajasDelProspecto(call: DemoCall, prospectoId: number, tipos: readonly TipoTrabajador[]) {
  const pedidos = []
  for (const TipoTrabajador of new Set(tipos))
    pedidos.push(...(await call('documentosSolicitar', { TipoTrabajador, ProspectoID: prospectoId })))
  return cajasDe(
    pedidos.map((p) => ({
      id: p.PDS_CORREL,
      tipo: p.PDS_TIPO_DOC,
      nombre: p.PDS_NOMBRE_DOC,
      obligatorio: p.PDS_OBLIGATORIO === 'S',
    })),
  )
}

interface PersonaDemo {
  readonly prospectoId: number
  readonly rut: string
  readonly nombre: string
  /** Issue date of the certificate, ISO date. */
  readonly emitido: string
}

/** Validates a certificate of an employer, uploads it in its place, and links both. */
export async function certify(
  call: DemoCall,
  { prospectoId, rut, nombre, emitido }: PersonaDemo,
  caja: CajaDemo,
  empleador: { readonly rut: string; readonly renta: number; readonly clase: ClaseDeCertificado },
): Promise<void> {
  const pedido = requestCertificado({ rut, nombre, empleador: empleador.rut, renta: String(empleador.renta) }, emitido)
  if (typeof pedido === 'string') throw new Error(pedido)
  const pdf = await drawCertificado(empleador.clase === 'carta' ? { ...pedido, formato: 'carta' } : pedido)
  await call('validarDocumentoRenta', {
    Rut: rut,
    RutEmpleador: empleador.rut,
    PDA_CORREL: AFP,
    ProspectoID: prospectoId,
    Base64: pdf.toString('base64'),
    TipoDoc: CERTIF_COTIZ,
  })
  const { adJ_CORREL } = await upload(call, prospectoId, caja, pdf, 'pdf')
  await call('guardarDocumentoRenta', { PRP_CORREL: prospectoId, ADJ_CORREL: adJ_CORREL, TipoDoc: CERTIF_COTIZ })
}

/** Uploads the missing documents that later stages and a plan require (spec 2 §5). */
export async function deliverDocumentos(
  call: DemoCall,
  prospectoId: number,
  clase: ClaseDeCertificado = 'carta',
): Promise<void> {
  const datos = await call('obtenerDatosProspecto', { prospectoId })
  const { rut, nombres, apellidoPaterno, empleadores } = datos
  const cajas = await cajasDelProspecto(
    call,
    prospectoId,
    empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
  )
  const entregados = await call('obtenerDocumentosProspecto', { prospectoId })
  const certificados = await call('obtenerCertificados', { prospectoId })
  const faltan = documentosQueFaltan(cajas, empleadores, {
    respondidos: entregados.map(({ idBox }) => idBox),
    certificados: certificados.map(({ rutEmpleador }) => rutEmpleador),
    sinRut: !rut,
  })
  const foto = await readFile(ejemplo)
  for (const { caja } of faltan.filter((f) => f.empleadores.length === 0))
    await upload(call, prospectoId, caja, foto, 'jpg')
  // Today, by the clock of the server
  const ultimo = (await call('obtenerDocumentosProspecto', { prospectoId })).at(-1)
  if (!ultimo) return
  const emitido = hoyEnSantiago(ultimo.subido)
  const persona = { prospectoId, rut: rut ?? '', nombre: nombreCorto({ nombres, apellidoPaterno }), emitido }
  for (const { caja, empleadores: ruts } of faltan)
    for (const de of ruts) {
      const renta = empleadores.find((e) => e.rut === de)?.remuneracionImponible ?? 0
      await certify(call, persona, caja, { rut: de, renta, clase })
    }
}
