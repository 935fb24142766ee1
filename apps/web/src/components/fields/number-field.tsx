import { type NumeroTecleado, numeroDe, reglaEscrito } from '@alerce/contract/forms/base/numeros'
import { type ClaseDeNumero, clasesDeNumero } from '@alerce/domain/base/dinero/escrito'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type FieldProps, InputField } from './field.tsx'
import { conPuntos, type TextoTecleado, type } from './number-typing.ts'

interface NumberProps<T> extends FieldProps {
  /** Kind of number: decides parsing, format and errors. */
  readonly clase: ClaseDeNumero
  readonly value: T
  onChange(value: T): void
  readonly suffix?: ReactNode
}

interface EscritoProps extends NumberProps<NumeroTecleado> {
  /** Form value of a text. */
  readonly told: (text: string) => NumeroTecleado
}

/** Value without focus: a number in Chilean format, other text as typed. */
function enReposo(value: NumeroTecleado, clase: ClaseDeNumero): string {
  const valor = value === null ? null : numeroDe(value, clase)
  if (valor === null) return String(value ?? '')
  const { miles, fijos } = clasesDeNumero[clase]
  // '1.000' kilos would be ambiguous: kinds that never reach thousands have no points
  if (!miles && fijos === undefined) return String(valor).replace('.', ',')
  return `${clase === 'pesos' ? '$ ' : ''}${formatoNumero(valor, fijos)}`
}

/** Text and caret after a change: pesos go through `type`, other numbers stay as typed. */
function tecleadoCon({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string, pesos: boolean) {
  const { value: after, selectionStart } = currentTarget
  const caret = selectionStart ?? after.length
  if (!pesos) return { raw: after, caret }
  const { inputType = '', data } = nativeEvent as Partial<InputEvent>
  return type({ before, after, caret, inputType, data: data ?? '' })
}

function Escrito({ clase, value, onChange, told, suffix, onBlur, ...field }: EscritoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<(TextoTecleado & { readonly told: NumeroTecleado }) | null>(null)
  // the value changed from elsewhere (a slider, an undo): forget the typed text
  const typing = typed !== null && (typed.told ?? '') === (value ?? '') ? typed : null
  const pesos = clase === 'pesos'
  const raw = pesos && typing ? conPuntos(typing.raw) : typing?.raw
  const shown = raw ?? enReposo(value, clase)
  useLayoutEffect(() => {
    // added points shifted the following text: restore the caret
    if (typing && pesos && document.activeElement === input.current)
      input.current?.setSelectionRange(typing.caret, typing.caret)
  }, [typing, pesos])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = tecleadoCon(event, shown, pesos)
    const value = told(next.raw)
    setTyped({ ...next, told: value })
    onChange(value)
  }
  return (
    <InputField
      {...field}
      error={field.error || (typing ? null : reglaEscrito(value, clase))}
      ref={input}
      value={shown}
      onChange={change}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
      inputMode={clasesDeNumero[clase].decimales > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      end={suffix}
    />
  )
}

/**
 * Number field: accepts Chilean format and pasted program formats. Its value is the number, null while empty, or the
 * text while invalid, so that no other number is saved. Invalid text stays as typed, with an error.
 */
export function NumberField({ clase, ...field }: NumberProps<NumeroTecleado>) {
  const told = (text: string) => numeroDe(text, clase) ?? (text.trim() === '' ? null : text)
  return <Escrito {...field} clase={clase} told={told} />
}

/** The same for a form that holds the text as typed. */
export function NumberTextField({ onChange, ...field }: NumberProps<string>) {
  return <Escrito {...field} told={(text) => text} onChange={(value) => onChange(String(value ?? ''))} />
}
