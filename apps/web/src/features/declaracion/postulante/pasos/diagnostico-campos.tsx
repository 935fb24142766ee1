import type { DiagnosticoForm } from '@alerce/contract/forms/declaracion/diagnostico'
import { Button } from '../../../../components/actions/button.tsx'
import { Casilla, Lista, type OpcionDeLista, Texto } from '../components/campos.tsx'
import classes from '../postulante.module.css'

interface DiagnosticoCamposProps {
  readonly row: DiagnosticoForm
  readonly numero: number
  readonly personas: readonly OpcionDeLista[]
  readonly errorOf: (campo: string) => string | null
  readonly onLeave: (campo: string) => void
  readonly onChange: (part: Partial<DiagnosticoForm>) => void
  readonly onRemove: (() => void) | null
}

/** What was diagnosed, to whom and when. */
export function DiagnosticoCampos(props: DiagnosticoCamposProps) {
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
