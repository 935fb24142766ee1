import { randomUUID } from 'node:crypto'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { advancePareja } from '../../semilla/demo/parejas.ts'
import { declare, formularioDe, generateDS, type PostulanteDemo } from '../../semilla/demo/recorrido.ts'
import { type Client, upload } from '../client.ts'
import {
  acceptDS,
  conDatosContractuales,
  documentosEmitidos,
  saveContractuales,
  type Vendedores,
} from '../contratos.ts'
import type { Venta } from '../golden/venta.ts'
import { nuevaDeclaracion, nuevoPostulante, porHttp } from '../ventas.ts'

const generados = { etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' } as const

/** Waits until the papers of a sale are issued, then confirms its summary. */
async function confirmPapeles(asesora: Client, { identificador }: Pick<Venta, 'identificador'>) {
  await documentosEmitidos(asesora, identificador)
  await porHttp(asesora)('guardarEtapa', { identificador, ...generados })
}

/** A sale with issued papers, not yet signed. Its desk runs the jobs. */
export async function conPapeles(gente: Vendedores, postulante?: Partial<PostulanteDemo>): Promise<Venta> {
  const ds = await conDatosContractuales(gente, postulante)
  await confirmPapeles(gente.asesora, ds)
  return ds
}

/** The scan of a signed paper, unique on each call. */
export function escaneo(): Uint8Array {
  return pdf({ dentro: `firmado ${randomUUID()}` })
}

/** Uploads a signed copy of each issued paper. */
export async function signAll(asesora: Client, identificador: number): Promise<void> {
  const { papeles } = await porHttp(asesora)('obtenerPapelesFirmados', { identificador })
  for (const { imgCorrel } of papeles.filter(({ firmado }) => firmado === null)) {
    const { status, body } = await upload(
      asesora,
      routes.subirPapelFirmado,
      { identificador, imgCorrel },
      { bytes: escaneo() },
    )
    if (status !== 200) throw new Error(body.descripcion)
  }
}

/** A sale whose signed papers wait at the desk. */
export async function enLaMesa(gente: Vendedores, postulante?: Partial<PostulanteDemo>): Promise<Venta> {
  const ds = await conPapeles(gente, postulante)
  await signAll(gente.asesora, ds.identificador)
  await porHttp(gente.asesora)('enviarDocumentosFirmados', { identificador: ds.identificador })
  return ds
}

/** A manual sale with a contract. */
export async function suscrita(gente: Vendedores & { mesa: Client }): Promise<Venta> {
  const venta = await enLaMesa(gente)
  await porHttp(gente.mesa)('aceptarFirmas', { declaracionSaludId: venta.identificador })
  return venta
}

let parejas = 0

/** A couple with issued papers, not yet signed; the spouse who gives comes first. */
export async function parejaConPapeles(gente: Vendedores): Promise<{ otorga: Venta; recibe: Venta }> {
  const call = porHttp(gente.asesora)
  const persona = (otorga: boolean, renta: number) => {
    parejas += 1
    const { tipoPlan: _, ...form } = formularioDe(nuevoPostulante({ renta }))
    return { ...form, correo: `firma${parejas}@example.cl`, otorga }
  }
  const dos = [persona(true, 2_900_000), persona(false, 1_800_000)]
  const ids = await call('guardarPropsectoCompensados', dos)
  const [otorga = 0, recibe = 0] = ids.map(({ prospectoId }) => prospectoId)
  await advancePareja(call, { otorga, recibe }, 'confirmada')
  const ventas: Venta[] = []
  for (const prospectoId of [otorga, recibe])
    ventas.push({
      prospectoId,
      identificador: await generateDS(call, prospectoId),
      rut: dos[ventas.length]?.rut ?? '',
    })
  for (const { prospectoId, identificador } of ventas) {
    await declare(call, identificador, nuevaDeclaracion(), 'resultado')
    await acceptDS(gente, identificador)
    await saveContractuales(gente.asesora, prospectoId)
    await confirmPapeles(gente.asesora, { identificador })
  }
  const [una, otra] = ventas
  if (!una || !otra) throw new Error('no pair')
  return { otorga: una, recibe: otra }
}

/** Payload of the desk that returns the first signed paper of a case. */
export async function devolucionDe(mesa: Client, declaracionSaludId: number, codigo = '11', codigoDetalle = '1') {
  const { papeles } = await porHttp(mesa)('obtenerPapelesFirmados', { identificador: declaracionSaludId })
  const malos = papeles.filter(({ firmado }) => firmado !== null).slice(0, 1)
  return { declaracionSaludId, codigo, codigoDetalle, papeles: malos.map(({ imgCorrel }) => imgCorrel) }
}
