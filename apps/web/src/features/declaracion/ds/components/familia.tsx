import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { deSexoDS } from '@alerce/domain/base/persona/sexo'
import { vinculoDeclarado } from '@alerce/domain/postulacion/beneficiarios'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { esTitular, type PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { usePersonas } from '../queries.ts'

const columns = [
  { title: 'Persona' },
  { title: 'Documento' },
  { title: 'Vínculo' },
  { title: 'Nacimiento' },
  { title: 'Peso', num: true },
  { title: 'Estatura', num: true },
]

/** People of the declaration with weight and height, to read before it is sent. */
export function Familia({ ds }: { readonly ds: Declaracion }) {
  const personas = usePersonas(ds.identificador)
  const correction = (
    <ButtonLink kind="quiet" to={goTo('postulantBeneficiaries', ds.ids)}>
      Corregir
    </ButtonLink>
  )
  return (
    <Panel title="Titular y beneficiarios" aside={correction} flush>
      <Loaded of={personas} failure={cotizanteMessages.beneficiariosFailed.text}>
        {(all) => (
          <DataTable label="Tabla de titular y beneficiarios" columns={columns} cards>
            {all.map((persona) => (
              <Fila key={persona.id} persona={persona} />
            ))}
          </DataTable>
        )}
      </Loaded>
    </Panel>
  )
}

function Fila({ persona }: { readonly persona: PersonaDeDS }) {
  const { nombres, apellidoPaterno, apellidoMaterno, rutBeneficiario, pasaporte, fechaNacimiento } = persona
  return (
    <tr>
      <th scope="row" data-title="Persona">
        {nombres} {apellidoPaterno} {apellidoMaterno}
        {esTitular(persona) && ' (titular)'}
      </th>
      <td data-title="Documento" data-keep>
        {rutBeneficiario ? formatoRut(rutBeneficiario) : (pasaporte ?? '-')}
      </td>
      <td data-title="Vínculo">
        {vinculoDeclarado(persona.relacionFamiliar, persona.descripcionOtro, deSexoDS(persona.sexo))}
      </td>
      <td data-title="Nacimiento" data-keep>
        {fechaNacimiento}
      </td>
      <td data-title="Peso" data-num data-keep>
        {persona.peso === null ? '-' : `${formatoNumero(persona.peso, 0)} kg`}
      </td>
      <td data-title="Estatura" data-num data-keep>
        {persona.altura === null ? '-' : `${formatoNumero(persona.altura, 2)} m`}
      </td>
    </tr>
  )
}
