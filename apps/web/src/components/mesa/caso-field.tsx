import { useState } from 'react'
import type { CasoDeMesa } from '../../lib/mesa/casos.ts'
import type { FieldProps } from '../fields/field.tsx'
import { BuscarCaso } from './buscar-caso.tsx'
import { CasoElegido } from './caso-elegido.tsx'

interface CasoFieldProps extends FieldProps {
  readonly value: CasoDeMesa | null
  onChange(value: CasoDeMesa | null): void
}

/** A case of any advisor, searched by RUT, folio or name while one types; then shown, with a way to choose another. */
export function CasoField({ value, onChange, ...field }: CasoFieldProps) {
  // the focus follows what the person did, not what was there when the form opened
  const [moved, setMoved] = useState(false)
  const change = (caso: CasoDeMesa | null) => {
    setMoved(true)
    onChange(caso)
  }
  if (value) return <CasoElegido {...field} caso={value} takesFocus={moved} onAgain={() => change(null)} />
  return <BuscarCaso {...field} takesFocus={moved} onChoose={change} />
}
