import type { Client } from '../client.ts'
import { dsFinalizada, ingresoDe, type Vendedores } from '../contratos.ts'
import type { Venta } from '../golden/venta.ts'
import { porHttp } from '../ventas.ts'

/** An accepted sale of somebody without an employer, with its mandate and its contractual data: its first payment waits. */
export async function sinEmpleador(gente: Vendedores & { mesa: Client }, tipoTrabajador: 'I' | 'V'): Promise<Venta> {
  const ds = await dsFinalizada(gente, { tipoTrabajador })
  const mandato = { declaracionSaludId: ds.identificador, referencia: `PAT-${ds.identificador}` }
  await porHttp(gente.mesa)('registrarMandato', mandato)
  const datos = await porHttp(gente.asesora)('datosDocumentosContractuales', { prospectoId: ds.prospectoId })
  await porHttp(gente.asesora)('ingresarDatosDocumentosContractualesV2', ingresoDe(datos))
  return ds
}
