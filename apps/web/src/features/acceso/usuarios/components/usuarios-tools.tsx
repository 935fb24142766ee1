import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import classes from '../usuarios.module.css'

const scopes = [
  { value: 'activos', label: 'Activos' },
  { value: 'todos', label: 'Todos' },
] as const

interface UsuariosToolsProps {
  readonly texto: string
  readonly soloActivos: boolean
  readonly onTexto: (texto: string) => void
  readonly onSoloActivos: (soloActivos: boolean) => void
}

export function UsuariosTools({ texto, soloActivos, onTexto, onSoloActivos }: UsuariosToolsProps) {
  return (
    <div className={classes.tools}>
      <TextField
        label="Buscar"
        placeholder="Nombre, usuario, RUT o equipo"
        maxLength={100}
        value={texto}
        onChange={onTexto}
      />
      <ChoiceField
        label="Mostrar"
        options={scopes}
        value={soloActivos ? 'activos' : 'todos'}
        onChange={(scope) => onSoloActivos(scope === 'activos')}
      />
    </div>
  )
}
