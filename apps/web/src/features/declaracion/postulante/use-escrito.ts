import type { Rules } from '@alerce/contract/forms/rules'
import { useContext, useEffect, useState } from 'react'
import { mergeValue, same } from '../../../lib/drafts/changes.ts'
import { SesionContext } from './queries.ts'
import { useFormulario } from './use-formulario.ts'

/** A state that outlives a reload until its answer is sent: what was typed, laid on what stands there now. */
function useEscrito<T>(clave: string, inicial: T) {
  const { escritas } = useContext(SesionContext).cola
  const [de] = useState(inicial)
  const [antes] = useState(() => escritas.de(clave))
  const state = useState((): T => (antes ? (mergeValue(antes.de, antes.a, inicial).value as T) : inicial))
  const [values] = state
  useEffect(() => {
    if (same(de, values)) escritas.soltar(clave)
    else escritas.anotar(clave, { de, a: values })
  }, [escritas, clave, de, values])
  return { state, de, antes, sobreOtra: antes !== undefined && !same(antes.de, de) }
}

/**
 * A form of what may be health: nothing typed in it is lost. `clave`: what it is the answer of (sin-red/en-espera.ts).
 * `sobreOtra`: what came back was written over something else than what stands there now.
 */
export function useFormularioEscrito<T extends object>(clave: string, inicial: T, rules: Rules<T>) {
  const { state, sobreOtra } = useEscrito(clave, inicial)
  return { ...useFormulario(inicial, rules, state), sobreOtra }
}

/**
 * The same of a person, whose fields are saved together. `otros`: the fields in which what came back stands over what
 * was saved since, by their labels; `usarGuardado` takes what is saved.
 */
export function usePersonaEscrita<T extends object>(
  clave: string,
  inicial: T,
  {
    rules,
    ficha,
  }: { readonly rules: Rules<T>; readonly ficha: Readonly<Record<string, { readonly etiqueta: string }>> },
) {
  const { state, de, antes } = useEscrito(clave, inicial)
  const [values, setValues] = state
  const [hasta, ahora, escrito] = [antes?.de, de, values] as readonly Readonly<Record<string, unknown>>[]
  const otros = Object.entries(ficha)
    .filter(([campo]) => hasta && !same(hasta[campo], ahora?.[campo]) && !same(ahora?.[campo], escrito?.[campo]))
    .map(([, { etiqueta }]) => etiqueta)
  const formulario = useFormulario(inicial, rules, state)
  const usarGuardado = () => {
    setValues(de)
    // the button that was pressed goes with what it answered
    formulario.form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return { ...formulario, otros, usarGuardado }
}
