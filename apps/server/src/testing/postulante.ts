import { formularioDe } from '../semilla/demo/recorrido.ts'
import type { Client } from './client.ts'

const felipe = {
  rut: '16482305-9',
  nombres: 'FELIPE ANDRÉS',
  apellidoPaterno: 'CONTRERAS',
  apellidoMaterno: 'MUÑOZ',
  nacimiento: '1996-01-01',
  sexo: 'M',
  renta: 1_500_000,
  rutEmpleador: '76086428-5',
} as const

/** A dependent worker of 30 with $ 1.500.000 in Santiago, ready for a quote; `cambios` overrides fields of the form. */
export async function signInPostulante(client: Client, cambios: Record<string, unknown> = {}): Promise<number> {
  const { prospectoId } = await client.data('/api/v1/ingresarProspecto', { ...formularioDe(felipe), ...cambios })
  return prospectoId
}
