import { routes } from '@alerce/contract/routes'
import type { PostulanteDemo } from '../../semilla/demo/recorrido.ts'
import { type Client, upload } from '../client.ts'
import { dsFinalizada, ingresoDe, type Vendedores } from '../contratos.ts'
import type { Venta } from '../golden/venta.ts'
import { porHttp } from '../ventas.ts'
import { escaneo } from './firmas.ts'

/** An accepted sale without employer, with mandate and contractual data; its first payment is pending. */
export async function sinEmpleador(
  gente: Vendedores & { mesa: Client },
  quien: 'I' | 'V' | PostulanteDemo,
): Promise<Venta> {
  const ds = await dsFinalizada(gente, typeof quien === 'string' ? { tipoTrabajador: quien } : quien)
  const mandato = { declaracionSaludId: ds.identificador, referencia: `PAT-${ds.identificador}` }
  await porHttp(gente.mesa)('registrarMandato', mandato)
  const datos = await porHttp(gente.asesora)('datosDocumentosContractuales', { prospectoId: ds.prospectoId })
  await porHttp(gente.asesora)('ingresarDatosDocumentosContractualesV2', ingresoDe(datos))
  return ds
}

/** Uploads one more proof for the first of its entities. */
export async function subirComprobante(asesora: Client, identificador: number) {
  const [entidad] = await porHttp(asesora)('obtenerListadoPrimerPago', { identificador })
  const lugar = { identificador, entidadId: entidad?.entidadId ?? 0 }
  return await upload(asesora, routes.subirComprobante, lugar, { bytes: escaneo(), nombre: 'pago.pdf' })
}

/** The same with its first payment registered, pending at the desk. */
export async function primerPagoRegistrado(
  gente: Vendedores & { mesa: Client },
  tipoTrabajador: 'I' | 'V',
): Promise<Venta> {
  const venta = await sinEmpleador(gente, tipoTrabajador)
  await subirComprobante(gente.asesora, venta.identificador)
  await porHttp(gente.asesora)('guardarPrimerPago', { identificador: venta.identificador })
  return venta
}
