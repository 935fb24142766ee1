import type { Client } from './client.ts'

/** A dependent worker of 30 on $ 1.500.000 in Santiago, ready to be quoted; `cambios` overrides fields of the form. */
export async function ingresarPostulante(client: Client, cambios: Record<string, unknown> = {}): Promise<number> {
  const { prospectoId } = await client.data('/api/v1/ingresarProspecto', {
    tipoProspecto: 'OPE',
    tipoDocumento: 'R',
    rut: '16482305-9',
    nombres: 'FELIPE ANDRÉS',
    apellidoPaterno: 'CONTRERAS',
    apellidoMaterno: 'MUÑOZ',
    celular: '987654321',
    correo: 'felipe.contreras@example.cl',
    fechaNacimiento: '01-01-1996',
    sexo: 'M',
    isapreActual: 1,
    tipoVenta: 'M',
    tipoPlan: 'N',
    codigoRegion: 13,
    codigoCiudad: 131,
    activo: true,
    empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 1_500_000 }],
    ...cambios,
  })
  return prospectoId
}
