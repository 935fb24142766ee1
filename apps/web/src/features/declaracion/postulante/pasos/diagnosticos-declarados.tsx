import {
  type DiagnosticoForm,
  MAXIMO_DIAGNOSTICOS,
  sinMasDiagnosticos,
} from '@alerce/contract/forms/declaracion/diagnostico'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import type { OpcionDeLista } from '../components/campos.tsx'
import classes from '../postulante.module.css'
import { DiagnosticoCampos } from './diagnostico-campos.tsx'
import { nuevo } from './diagnosticos.ts'

interface DiagnosticosProps {
  readonly filas: DiagnosticoForm[]
  readonly personas: readonly OpcionDeLista[]
  readonly errorOf: (campo: string) => string | null
  readonly onLeave: (campo: string) => void
  readonly onChange: (filas: DiagnosticoForm[]) => void
}

/** What stands behind a «sí», one after the other. */
export function Diagnosticos({ filas, personas, errorOf, onLeave, onChange }: DiagnosticosProps) {
  const tope = useId()
  const lleno = filas.length >= MAXIMO_DIAGNOSTICOS
  const sin = (at: number) => filas.filter((_, i) => i !== at)
  return (
    <>
      {filas.map((row, at) => (
        <DiagnosticoCampos
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          key={at}
          {...{ row, personas, numero: at + 1 }}
          errorOf={(campo) => errorOf(`diagnosticos.${at}.${campo}`)}
          onLeave={(campo) => onLeave(`diagnosticos.${at}.${campo}`)}
          onChange={(part) => onChange(filas.map((una, i) => (i === at ? { ...una, ...part } : una)))}
          onRemove={filas.length > 1 ? () => onChange(sin(at)) : null}
        />
      ))}
      <Button
        {...(lleno ? { 'aria-disabled': true, 'aria-describedby': tope } : {})}
        onClick={() => {
          if (!lleno) onChange([...filas, nuevo(personas)])
        }}
      >
        Agregar otro diagnóstico
      </Button>
      {lleno && (
        <p id={tope} className={classes.hint}>
          {sinMasDiagnosticos}
        </p>
      )}
    </>
  )
}
