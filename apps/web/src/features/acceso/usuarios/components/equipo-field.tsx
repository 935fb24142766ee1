import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import type { Binding } from '../../../../lib/form/binding.ts'
import { useEquipos, useGuardarEquipo } from '../queries.ts'
import classes from '../usuarios.module.css'

const NONE = 'ninguno'

/** The team, or a new one made on the spot. */
export function EquipoField({ value, onChange, ...field }: Binding<number | null>) {
  const equipos = useEquipos()
  const [adding, setAdding] = useState(false)
  const options = (equipos.data ?? []).map(({ equipoId, nombre }) => ({ value: String(equipoId), label: nombre }))
  const chosen = useRef(value)
  chosen.current = value
  /** The team that is made is the one chosen, unless another one was meanwhile. */
  const making = () => {
    const before = chosen.current
    return (equipoId: number) => {
      setAdding(false)
      if (chosen.current === before) onChange(equipoId)
    }
  }
  return (
    <div className={classes.team}>
      <SelectField
        label="Equipo"
        {...field}
        error={field.error ?? (equipos.isError && administracionMessages.usuariosFailed.text)}
        options={[{ value: NONE, label: 'Sin equipo' }, ...options]}
        value={value === null ? NONE : String(value)}
        onChange={(next) => onChange(next === NONE ? null : Number(next))}
      />
      <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
        Nuevo equipo
      </Button>
      {adding && <NuevoEquipo onMaking={making} />}
    </div>
  )
}

/** Inside the form of the user: Enter makes the team, and does not save the user. */
function NuevoEquipo({ onMaking }: { readonly onMaking: () => (equipoId: number) => void }) {
  const guardar = useGuardarEquipo()
  const [nombre, setNombre] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const make = async () => {
    if (!nombre.trim()) return setProblem(administracionMessages.equipoObligatorio.text)
    const made = onMaking()
    try {
      const { equipoId } = await guardar.mutateAsync({ nombre })
      made(equipoId)
    } catch (error) {
      setProblem(messageOf(error, administracionMessages.usuarioNoGuardado.text))
    }
  }
  return (
    <fieldset
      className={classes.team}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void make()
      }}
    >
      <TextField
        label="Nombre del equipo"
        required
        maxLength={60}
        value={nombre}
        onChange={setNombre}
        error={problem}
      />
      <Button kind="tonal" busy={guardar.isPending} onClick={() => void make()}>
        Crear equipo
      </Button>
    </fieldset>
  )
}
