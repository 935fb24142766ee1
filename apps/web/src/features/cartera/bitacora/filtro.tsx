import { clasesDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import classes from './timeline.module.css'
import type { useFiltro } from './use-filtro.ts'

interface FiltroProps {
  readonly filtro: ReturnType<typeof useFiltro>
  readonly total: number
}

function count(shown: number, total: number): string {
  const noun = total === 1 ? 'movimiento' : 'movimientos'
  return shown === total ? `${total} ${noun}` : `${shown} de ${total} ${noun}`
}

/** What narrows the entries, and how many are left. */
export function Filtro({ filtro, total }: FiltroProps) {
  const { filtradas, clases, clase, texto, setClase, setTexto } = filtro
  const options = clases.map((value) => ({ value: value as string, label: clasesDeBitacora[value] }))
  return (
    <section className={classes.filter} aria-label="Filtrar movimientos">
      <TextField label="Buscar" type="search" maxLength={80} value={texto} onChange={setTexto} />
      <SelectField
        label="Tipo de movimiento"
        value={clase || 'todos'}
        options={[{ value: 'todos', label: 'Todos' }, ...options]}
        onChange={(value) => setClase(value === 'todos' ? '' : value)}
      />
      <p role="status">{count(filtradas.length, total)}</p>
    </section>
  )
}
