import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import classes from '../accesos.module.css'

interface FolioFilterProps {
  readonly folio: string
  readonly onFilter: (folio: string) => void
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

export function FolioFilter({ folio, onFilter }: FolioFilterProps) {
  const [typed, setTyped] = useState(folio)
  return (
    <form
      className={classes.filter}
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(typed)
      }}
    >
      <TextField
        label="Folio de la declaración"
        inputMode="numeric"
        maxLength={15}
        shape={digits}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">Filtrar</Button>
      {folio && (
        <Button kind="quiet" onClick={() => onFilter('')}>
          Ver todos
        </Button>
      )}
    </form>
  )
}
