import { LARGO_MOTIVO_EVALUACION } from '@alerce/contract/forms/declaracion/contraloria'
import { useState } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import type { Binding } from '../../../../lib/form/binding.ts'
import { useMotivos } from '../queries.ts'

interface MotivoFieldProps {
  readonly binding: Binding<string>
  readonly label: string
  readonly description?: string | undefined
  readonly required: boolean
}

/** A reason, begun from one that the operator wrote or from nothing. */
export function MotivoField({ binding, label, description, required }: MotivoFieldProps) {
  return (
    <>
      <MotivoTipo onAdd={(texto) => binding.onChange([binding.value.trim(), texto].filter(Boolean).join('\n'))} />
      <TextAreaField
        {...binding}
        label={label}
        {...(description ? { description } : {})}
        required={required}
        rows={5}
        maxLength={LARGO_MOTIVO_EVALUACION}
      />
    </>
  )
}

/** Chosen, then added by a button: the arrows of the keyboard choose on their way. What is written is not replaced. */
function MotivoTipo({ onAdd }: { readonly onAdd: (texto: string) => void }) {
  const { data: motivos = [] } = useMotivos()
  const [chosen, setChosen] = useState('')
  const motivo = motivos.find(({ titulo }) => titulo === chosen)
  if (motivos.length === 0) return null
  return (
    <>
      <SelectField
        label="Motivo tipo"
        value={chosen}
        onChange={setChosen}
        options={motivos.map(({ titulo }) => ({ value: titulo, label: titulo }))}
      />
      <ReasonedButton
        kind="quiet"
        reason={motivo ? null : 'Elija un motivo tipo.'}
        onClick={() => motivo && onAdd(motivo.texto)}
      >
        Agregar al motivo
      </ReasonedButton>
    </>
  )
}
