import { ContactFields, NameFields } from '../../../../components/fields/person-fields.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../components/antecedentes.module.css'
import type { ActualizacionForm } from './values.ts'

/** Name and contact, which only an update changes here (spec 2 §2). */
export function PersonaPanel({ form }: { readonly form: AlerceForm<ActualizacionForm> }) {
  return (
    <Panel title="Nombre y contacto">
      <div className={classes.cells}>
        <NameFields field={form.field} />
        <ContactFields field={form.field} />
      </div>
    </Panel>
  )
}
