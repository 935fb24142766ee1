import { LARGO_DIAGNOSTICO } from '@alerce/contract/fichas/declaracion/reglas-ds'
import type { FieldProps } from '../../../../components/fields/field.tsx'
import { SuggestField } from '../../../../components/fields/search-select/suggest-field.tsx'
import { useSettled } from '../../../../lib/use-settled.ts'
import { useDiagnosticos } from '../queries.ts'

interface DiagnosticoFieldProps extends FieldProps {
  readonly value: string
  onChange(chosen: { codigo: string; diagnostico: string }): void
}

const PAUSE_MS = 200
const SHORTEST_SEARCH = 2

/** A diagnosis of the list, found by its words, or one typed freely, which has no code. */
export function DiagnosticoField({ value, onChange, ...field }: DiagnosticoFieldProps) {
  const texto = useSettled(value.trim(), PAUSE_MS)
  const found = useDiagnosticos(texto, texto.length >= SHORTEST_SEARCH).data ?? []
  const codes = new Map(found.map(({ codigo, diagnostico }) => [diagnostico, codigo]))
  return (
    <SuggestField
      placeholder="Escriba para buscar"
      {...field}
      value={value}
      onChange={(diagnostico) => onChange({ codigo: codes.get(diagnostico) ?? '', diagnostico })}
      suggestions={[...codes.keys()]}
      maxLength={LARGO_DIAGNOSTICO}
    />
  )
}
