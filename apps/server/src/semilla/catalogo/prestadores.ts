/** Level of a provider: a plan includes providers up to its own level. */
export type NivelDePrestador = 1 | 2 | 3 | 4

/** Providers by region. No public codes were found: ours are region × 100 plus a count. */
const porRegion: Readonly<Record<number, readonly (readonly [nombre: string, nivel: NivelDePrestador])[]>> = {
  15: [
    ['Clínica San José', 1],
    ['Clínica Fleming', 1],
  ],
  1: [
    ['Clínica Tarapacá', 1],
    ['Clínica RedSalud Iquique', 1],
  ],
  2: [
    ['Clínica Bupa Antofagasta', 2],
    ['Clínica La Portada', 1],
    ['Clínica Andes Salud El Loa', 1],
    ['Hospital Militar del Norte', 1],
  ],
  3: [['Clínica Atacama', 1]],
  4: [['Clínica RedSalud Elqui', 1]],
  5: [
    ['Clínica Ciudad del Mar', 2],
    ['Clínica Bupa Reñaca', 2],
    ['Clínica RedSalud Valparaíso', 1],
    ['Clínica Los Carrera', 1],
    ['Hospital Clínico Viña del Mar', 1],
    ['Clínica Los Leones', 1],
    ['Clínica Río Blanco', 1],
    ['Clínica San Antonio', 1],
    ['Hospital Naval Almirante Nef', 1],
    ['Centromed', 1],
  ],
  13: [
    ['Clínica Dávila', 1],
    ['Clínica Dávila Vespucio', 1],
    ['Clínica Santa María', 2],
    ['Clínica Indisa', 2],
    ['Clínica UC', 2],
    ['Clínica San Carlos de Apoquindo', 3],
    ['Clínica Alemana de Santiago', 3],
    ['Clínica Las Condes', 3],
    ['Clínica Universidad de los Andes', 3],
    ['Clínica RedSalud Providencia', 1],
    ['Clínica RedSalud Vitacura', 2],
    ['Clínica RedSalud Santiago', 1],
    ['Clínica Bupa Santiago', 1],
    ['Clínica Meds', 3],
    ['Clínica Cordillera', 1],
    ['Hospital Clínico Universidad de Chile', 1],
    ['Fundación Arturo López Pérez', 2],
    ['Hospital del Profesor', 1],
    ['Hospital Parroquial de San Bernardo', 1],
    ['IntegraMédica', 1],
    ['Vidaintegra', 1],
    ['Centros Médicos RedSalud', 1],
  ],
  6: [
    ['Clínica Isamédica', 1],
    ['Hospital Clínico Fusat', 1],
    ['Clínica RedSalud Rancagua', 1],
  ],
  7: [
    ['Clínica Andes Salud Talca', 1],
    ['Clínica Curicó', 1],
    ['Clínica Lircay', 1],
  ],
  16: [
    ['Clínica Andes Salud Chillán', 1],
    ['Clínica Las Amapolas', 1],
  ],
  8: [
    ['Clínica Andes Salud Concepción', 1],
    ['Clínica Biobío', 2],
    ['Sanatorio Alemán', 2],
    ['Clínica Los Andes', 1],
    ['Clínica del Sur', 1],
  ],
  9: [
    ['Clínica Alemana de Temuco', 2],
    ['Clínica RedSalud Mayor Temuco', 1],
  ],
  14: [['Clínica Alemana de Valdivia', 1]],
  10: [
    ['Clínica Alemana de Osorno', 1],
    ['Clínica Andes Salud Puerto Montt', 1],
    ['Clínica Puerto Varas', 1],
  ],
  11: [['Hospital Regional Coyhaique', 1]],
  12: [['Clínica RedSalud Magallanes', 1]],
}

export interface Prestador {
  readonly codigo: number
  readonly nombre: string
  readonly region: number
  readonly nivel: NivelDePrestador
}

export const prestadores: readonly Prestador[] = Object.entries(porRegion).flatMap(([region, lista]) =>
  lista.map(([nombre, nivel], i) => ({ codigo: Number(region) * 100 + i + 1, nombre, region: Number(region), nivel })),
)
