import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { useState } from 'react'
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
  const made = (equipoId: number) => {
    setAdding(false)
    onChange(equipoId)
  }
  return (
    <div className={classes.team}>
      <SelectField
        label="Equipo"
        {...field}
        error={field.error ?? (equipos.isError && administracionMessages.usuariosFailed.text)}
        options={[{ value: NONE, label: 'Sin equipo' }, ...options]}
        value={value === null ? NONE : String(value)}
        onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
      />
      <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
        Nuevo equipo
      </Button>
      {adding && <NuevoEquipo onMade={made} />}
    </div>
  )
}

/** Inside the form of the user: Enter makes the team, and does not save the user. */
function NuevoEquipo({ onMade }: { readonly onMade: (equipoId: number) => void }) {
  const guardar = useGuardarEquipo()
  const [nombre, setNombre] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const make = async () => {
    if (!nombre.trim()) return setProblem(administracionMessages.equipoObligatorio.text)
    try {
      const { equipoId } = await guardar.mutateAsync({ nombre })
      onMade(equipoId)
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
