import type { Rules } from '@alerce/contract/forms/rules'
import { useContext, useEffect, useState } from 'react'
import { ventana } from '../../../lib/browser/ventana.ts'
import { changesOf, mergeValue, rebase, same } from '../../../lib/drafts/changes.ts'
import { SesionContext } from './queries.ts'
import type { Escrita } from './sin-red/escritas.ts'
import { useFormulario } from './use-formulario.ts'

/**
 * State that survives a reload until its answer is sent: typed values over the saved ones. `guardado`: saved values,
 * when `inicial` holds more. Values equal to them are not stored.
 */
function useEscrito<T>(clave: string, inicial: T, guardado = inicial) {
  const { escritas } = useContext(SesionContext).cola
  const [de] = useState(inicial)
  const [antes] = useState(() => escritas.de(clave))
  const state = useState((): T => (antes ? (mergeValue(antes.de, antes.a, inicial).value as T) : inicial))
  const [values] = state
  const nadaNuevo = same(de, values) || same(guardado, values)
  useEffect(() => {
    if (nadaNuevo) escritas.release(clave)
    else escritas.note(clave, { de, a: values })
  }, [escritas, clave, de, nadaNuevo, values])
  return { state, antes, sobreOtra: antes !== undefined && !same(antes.de, de) }
}

/**
 * Form of possible health data: no typed text is lost. `clave`: key of its answer (sin-red/en-espera.ts). `sobreOtra`:
 * the returned answer was written over older saved values.
 */
export function useFormularioEscrito<T extends object>(clave: string, inicial: T, rules: Rules<T>) {
  const { state, sobreOtra } = useEscrito(clave, inicial)
  return { ...useFormulario(inicial, rules, state), sobreOtra }
}

/** Form values of a person, and the version of the saved person. */
export interface PersonaConVersion<T> {
  readonly form: T
  readonly version: number
}

interface PersonaProps<T extends object> {
  /** Initial values of the form: the saved ones, or the returned ones over them. */
  readonly escrita: PersonaConVersion<T>
  readonly guardada: PersonaConVersion<T>
  readonly rules: Rules<T>
  readonly ficha: Readonly<Record<string, { readonly etiqueta: string }>>
}

type Valores = Readonly<Record<string, unknown>>

/** Fields where a returned answer conflicts with a later save. The values under a returned answer may be unknown. */
function choquesDeVuelta<T extends object>(antes: Escrita | undefined, { escrita, guardada }: PersonaProps<T>) {
  if (antes) return rebase(antes.de as Valores, antes.a as Valores, escrita.form as Valores).clashes
  if (escrita.version === guardada.version) return []
  return changesOf(guardada.form as Valores, escrita.form as Valores).map(({ campo }) => campo)
}

/**
 * The same for a person, whose fields are saved together. A save of another window updates the untouched fields here.
 * `otros`: labels of the conflicting fields; `reuseGuardado` takes the saved values.
 */
export function usePersonaEscrita<T extends object>(clave: string, persona: PersonaProps<T>) {
  const { escrita, guardada, rules, ficha } = persona
  const { state, antes } = useEscrito(clave, escrita.form, guardada.form)
  const [values, setValues] = state
  const [vista, setVista] = useState(guardada)
  const [choques, setChoques] = useState(() => choquesDeVuelta(antes, persona))
  if (vista.version !== guardada.version) {
    const merged = rebase(vista.form as Valores, values as Valores, guardada.form as Valores)
    setVista(guardada)
    setValues(merged.values as T)
    setChoques([...choques, ...merged.clashes])
  }
  const distintos = new Set(changesOf(guardada.form as Valores, values as Valores).map(({ campo }) => campo))
  const otros = Object.entries(ficha)
    .filter(([campo]) => choques.includes(campo) && distintos.has(campo))
    .map(([, { etiqueta }]) => etiqueta)
  const formulario = useFormulario(escrita.form, rules, state)
  const reuseGuardado = () => {
    setValues(guardada.form)
    // The pressed button disappears with its notice: move the focus to the form
    formulario.form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  /** Version that the save replaces: the user has seen the saved values. */
  const reemplaza = { version: guardada.version, ventana }
  return { ...formulario, otros, reuseGuardado, reemplaza }
}
