import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { tiposElegibles } from '@alerce/domain/postulacion/tipos'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ContactFields, NameFields, PasaporteField } from '../../../../components/fields/person-fields.tsx'
import { RutField } from '../../../../components/fields/rut-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { Fields, Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { PersonaGuardada } from '../../../../components/persona/anteriores.ts'
import { YaEnCartera } from '../../../../components/persona/ya-en-cartera.tsx'
import { useRead } from '../../../../lib/use-call.ts'
import type { PersonField } from '../values.ts'

interface PersonPanelProps {
  readonly title?: string
  readonly field: PersonField
  /** R rut, P passport; null: it is the rut, and required (spec 1 §5, the compensated form). */
  readonly documento: string | null
  /** The type it has: REW stays choosable only where it already is (spec 1 §1). */
  readonly actual: string | undefined
  /** Saved person being changed; null: a new person. The panel warns when another person has the typed document. */
  readonly guardada: PersonaGuardada | null
  /** A letter to its saved address came back: the address, and when and why, in words. */
  readonly rebote?: { readonly correo: string; readonly dicho: string } | null
}

const documentos = [
  { value: 'R', label: 'RUT' },
  { value: 'P', label: 'Pasaporte' },
]

/** Fields of the prospect. */
export function PersonPanel({ title = 'Prospecto', field, documento, actual, guardada, rebote }: PersonPanelProps) {
  const tipos = useRead('obtenerTipoProspectos', {}, { reference: true })
  const elegibles = new Set<string>(tiposElegibles(actual).map(({ codigo }) => codigo))
  const options = (tipos.data ?? [])
    .filter(({ codigo }) => elegibles.has(codigo))
    .map(({ codigo, descripcion }) => ({ value: codigo, label: `${codigo} · ${descripcion}` }))
  const campo = documento === 'P' ? 'numeroPasaporte' : 'rut'
  const escrito = { campo, escrito: field(campo).value } as const
  return (
    <Panel title={title}>
      <Stack>
        {tipos.isError && <Notice tone="bad">{carteraMessages.tiposFailed.text}</Notice>}
        {rebote && field('correo').value === rebote.correo && (
          <Notice>
            El correo a {rebote.correo} no llega. {rebote.dicho}
          </Notice>
        )}
        <YaEnCartera documento={escrito} guardada={guardada} />
        <Fields>
          <SelectField label="Tipo de prospecto" required options={options} {...field('tipoProspecto')} />
          {documento !== null && <SelectField label="Documento" options={documentos} {...field('tipoDocumento')} />}
          {documento === 'P' ? (
            <PasaporteField required {...field('numeroPasaporte')} />
          ) : (
            <RutField label="RUT" required={documento === null} {...field('rut')} />
          )}
          <ContactFields field={field} />
          <NameFields field={field} />
        </Fields>
      </Stack>
    </Panel>
  )
}
