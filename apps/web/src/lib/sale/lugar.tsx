import { type Gemela, gemelas } from '@alerce/contract/gemelas'
import { createContext, type ReactNode, use } from 'react'
import { useWrite } from '../use-call.ts'

/** Place of a quote: the sale in force, or its open update (decision 022). */
type Lugar = 'venta' | 'actualizacion'

const LugarContext = createContext<Lugar>('venta')

/** Provider: its children quote the open update of the sale. */
export const EnLaActualizacion = ({ children }: { readonly children: ReactNode }) => (
  <LugarContext value="actualizacion">{children}</LugarContext>
)

const ofVenta = {
  actualiza: false,
  /** Extra fields of our own calls. */
  lugar: {},
  /** Call of the specification for this place. */
  llamada: <N extends Gemela>(name: N): N | (typeof gemelas)[N] => name,
  /** Name of a form, so that the two places never share a draft. */
  borrador: (name: string) => name,
  plan: 'preliminarPlan',
  pactada: 'resumenCotizacionPactada',
} as const

const ofActualizacion = {
  actualiza: true,
  lugar: { lugar: 'actualizacion' },
  llamada: <N extends Gemela>(name: N): N | (typeof gemelas)[N] => gemelas[name],
  borrador: (name: string) => `upd:${name}`,
  plan: 'preliminarPlannew',
  pactada: 'resumenCotizacionPactadanew',
} as const

/** Calls, names and screens of the quote at this place. */
export const useLugar = () => (use(LugarContext) === 'venta' ? ofVenta : ofActualizacion)

/** Clears the quote here: plan, range and preferences (spec 2 §4). */
export const useLimpiar = () => useWrite(useLugar().llamada('limpiarCotizacion'))
