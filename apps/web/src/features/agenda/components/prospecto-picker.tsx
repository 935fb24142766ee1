import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { SearchSelectField } from '../../../components/fields/search-select-field.tsx'
import { useRead } from '../../../lib/use-call.ts'
import classes from './agenda.module.css'

interface ProspectoPickerProps {
  readonly value: string
  onChange(value: string): void
  readonly error: ReactNode
  readonly 'data-path': string
}

/** A prospect of the portfolio by its name; the newest ones while nothing is typed. */
export function ProspectoPicker(props: ProspectoPickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.split(' ')[0] ?? '', 250)
  const { data } = useRead('obtenerProspectos', { nombreProspecto: search, limite: 50 })
  const options = data?.map(({ prospectoId, nombre }) => ({ value: String(prospectoId), label: nombre })) ?? []
  return (
    <div className={classes.whole}>
      <SearchSelectField
        label="Prospecto"
        required
        options={options}
        empty="Busque por nombre"
        onSearch={setTyped}
        {...props}
      />
    </div>
  )
}
