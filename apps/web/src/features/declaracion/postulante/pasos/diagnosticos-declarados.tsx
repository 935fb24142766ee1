import {
  type DiagnosticoForm,
  MAXIMO_DIAGNOSTICOS,
  sinMasDiagnosticos,
} from '@alerce/contract/forms/declaracion/diagnostico'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Casilla, Lista, type OpcionDeLista, Texto } from '../components/campos.tsx'
import classes from '../postulante.module.css'
import { nuevo } from './diagnosticos.ts'

interface DiagnosticoCamposProps {
  readonly row: DiagnosticoForm
  readonly numero: number
  readonly personas: readonly OpcionDeLista[]
  readonly errorOf: (campo: string) => string | null
  readonly onLeave: (campo: string) => void
  readonly onChange: (part: Partial<DiagnosticoForm>) => void
  readonly onRemove: (() => void) | null
}

/** Fields of one diagnosis: name, person and date. */
function DiagnosticoCampos(props: DiagnosticoCamposProps) {
  const { row, numero, personas, errorOf, onLeave, onChange, onRemove } = props
  return (
    <fieldset className={classes.diagnostico}>
      <legend>Diagnóstico {numero}</legend>
      <Lista
        label="¿De quién?"
        value={row.beneficiario}
        error={errorOf('beneficiario')}
        opciones={personas}
        onChange={(beneficiario) => onChange({ beneficiario })}
      />
      <Texto
        label="¿Qué le diagnosticaron?"
        value={row.diagnostico}
        error={errorOf('diagnostico')}
        onChange={(diagnostico) => onChange({ diagnostico, codigo: '' })}
        onBlur={() => onLeave('diagnostico')}
      />
      <Texto
        label="¿Cuándo, más o menos?"
        hint="Mes y año bastan: 03-2019"
        inputMode="numeric"
        value={row.fecha}
        error={errorOf('fecha')}
        onChange={(fecha) => onChange({ fecha })}
        onBlur={() => onLeave('fecha')}
      />
      <Casilla
        label="Tuvo una cirugía por esto"
        checked={row.intervencionQuirurgica}
        error={null}
        onChange={(intervencionQuirurgica) => onChange({ intervencionQuirurgica })}
      />
      {onRemove && <Button onClick={onRemove}>Quitar diagnóstico {numero}</Button>}
    </fieldset>
  )
}

interface DiagnosticosProps {
  readonly filas: DiagnosticoForm[]
  readonly personas: readonly OpcionDeLista[]
  readonly errorOf: (campo: string) => string | null
  readonly onLeave: (campo: string) => void
  readonly onChange: (filas: DiagnosticoForm[]) => void
}

/** Diagnoses of a «sí», in order. */
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
          row={row}
          personas={personas}
          numero={at + 1}
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
