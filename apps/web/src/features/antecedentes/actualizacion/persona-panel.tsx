import { LARGO_CORREO, LARGO_NOMBRE } from '@alerce/contract/forms/prospecto'
import { normalizaTelefono } from '@alerce/domain/persona/telefono'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import type { AlerceForm } from '../../../lib/form/use-alerce-form.ts'
import classes from '../components/antecedentes.module.css'
import type { ActualizacionForm } from './values.ts'

const noBlanks = (text: string) => text.replaceAll(/\s/g, '')
const upper = (text: string) => text.toLocaleUpperCase('es-CL')

/** Name and contact; names are typed in capitals, as they are stored (spec 2 §5). */
export function PersonaPanel({ form }: { readonly form: AlerceForm<ActualizacionForm> }) {
  return (
    <Panel title="Nombre y contacto">
      <div className={classes.cells}>
        <TextField {...form.field('nombres')} label="Nombres" required shape={upper} maxLength={LARGO_NOMBRE} />
        <TextField
          {...form.field('apellidoPaterno')}
          label="Primer apellido"
          required
          shape={upper}
          maxLength={LARGO_NOMBRE}
        />
        <TextField
          {...form.field('apellidoMaterno')}
          label="Segundo apellido"
          required
          shape={upper}
          maxLength={LARGO_NOMBRE}
        />
        <TextField
          {...form.field('celular')}
          label="Celular"
          required
          inputMode="tel"
          prefix="+56"
          shape={normalizaTelefono}
        />
        <TextField
          {...form.field('correo')}
          label="Correo electrónico"
          required
          inputMode="email"
          shape={noBlanks}
          maxLength={LARGO_CORREO}
        />
      </div>
    </Panel>
  )
}
