import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { createCall, Detenido, type LlamadaRevisada, type Nucleo } from './call-core.ts'
import { actualizacion } from './guion/actualizacion.ts'
import { acceso, listas, prospecto, referencias, salida } from './guion/cartera.ts'
import type { Escena, LugarDePrueba } from './guion/escena.ts'
import { parejaElectronica, parejaManual } from './guion/pareja.ts'
import { ventaConCargaMedica, ventaElectronica, ventaManual } from './guion/venta.ts'

/** Advisor of the trial, with its password. */
export interface Credenciales {
  readonly usuario: string
  readonly clave: string
}

export interface Informe {
  readonly fecha: string
  readonly url: string
  readonly llamadas: readonly LlamadaRevisada[]
  /** Scene and cause of each stop of the script. */
  readonly detenciones: readonly string[]
}

interface Opciones {
  /** Day of the core's clock, ISO date. */
  readonly hoy: FechaISO
  /** Scenes to run; absent: all. */
  readonly solo?: readonly Nombre[]
  /** Told before each scene. */
  readonly avanza?: (escena: string) => void
}

/** Scenes after the login and the reference data, each on its own: one that stops does not stop the others. */
const escenas = {
  acceso,
  listas,
  prospecto,
  'venta de un dependiente': (escena: Escena, lugar) => ventaManual(escena, lugar, 'D'),
  'venta de un voluntario': (escena: Escena, lugar) => ventaManual(escena, lugar, 'V'),
  'venta electrónica': ventaElectronica,
  'venta con carga médica': ventaConCargaMedica,
  'pareja electrónica': parejaElectronica,
  'pareja manual': parejaManual,
  actualización: actualizacion,
  salida,
} satisfies Readonly<Record<string, (escena: Escena, lugar: LugarDePrueba) => Promise<void>>>

type Nombre = keyof typeof escenas
const nombres = Object.keys(escenas) as Nombre[]

/**
 * Calls every operation of the specifications on a core, with their fields alone, and compares the replies. It creates
 * sales of invented persons in the portfolio of that advisor: for trial environments.
 */
export async function checkConformidad(
  nucleo: Nucleo,
  credenciales: Credenciales,
  { hoy, solo = nombres, avanza }: Opciones,
): Promise<Informe> {
  const { call, resultados } = createCall(nucleo)
  const detenciones: string[] = []
  const during = async <T>(nombre: string, act: () => Promise<T>): Promise<T | null> => {
    avanza?.(nombre)
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Detenido)) throw error
      detenciones.push(`${nombre}: ${error.message}`)
      return null
    }
  }
  const usuario = await during('ingreso', () => call('autenticarDashboard', credenciales))
  if (usuario && 'identificador' in usuario) {
    const { identificador, rut } = usuario
    const escena = { call, asesor: { identificador, rut }, hoy }
    const lugar = await during('referencias', () => referencias(escena))
    for (const nombre of lugar ? solo : []) await during(nombre, () => escenas[nombre](escena, lugar as LugarDePrueba))
  }
  return { fecha: hoy, url: nucleo.url, llamadas: resultados(), detenciones }
}
