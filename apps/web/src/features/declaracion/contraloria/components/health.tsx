import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { pensionDeclarada } from '@alerce/contract/forms/declaracion/cotizante'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { deSexoDS } from '@alerce/domain/base/persona/sexo'
import { vinculoBreve } from '@alerce/domain/postulacion/beneficiarios'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { CasoDeContraloria } from '../queries.ts'
import { Answers } from './answers.tsx'
import { Files } from './files.tsx'

type Medica = NonNullable<CasoDeContraloria['medica']>
type PersonaConSalud = Medica['personas'][number]

interface HealthProps {
  readonly identificador: number
  readonly of: Medica
  /** Files came since it was sent, told apart. */
  readonly reenviada: boolean
}

const columns = [
  { title: etiquetasDS.persona },
  { title: 'Tipo' },
  { title: 'Edad', num: true },
  { title: etiquetasDS.pesoEnKg, num: true },
  { title: etiquetasDS.estaturaEnM, num: true },
  { title: 'IMC', num: true },
]

/** Titular 0, carga médica 1, carga legal 2 (spec 2 §3). */
function kindText({ tipoBeneficiario, relacionFamiliar, descripcionOtro, sexo }: PersonaConSalud): string {
  if (tipoBeneficiario === 0) return 'Titular'
  const kin = vinculoBreve(relacionFamiliar, descripcionOtro, deSexoDS(sexo))
  return `${kin}, ${tipoBeneficiario === 1 ? 'carga médica' : 'carga legal'}`
}

/** The group with its body figures, the answers, the files. */
export function Health({ identificador, of, reenviada }: HealthProps) {
  return (
    <>
      <Panel title="Grupo" aside={<small>{peopleText(of.personas.length)}</small>} flush>
        <DataTable label="Grupo" columns={columns}>
          {of.personas.map((persona) => (
            <Person key={persona.id} persona={persona} range={[of.imcMinimo, of.imcMaximo]} />
          ))}
        </DataTable>
        {of.salieron.length > 0 && <Notice>{textoDeQuienSalio(of.salieron)}</Notice>}
      </Panel>
      <Answers of={of} />
      {(of.archivos.length > 0 || !reenviada) && <Files identificador={identificador} files={of.archivos} />}
    </>
  )
}

const textoDeQuienSalio = (nombres: readonly string[]) =>
  nombres.length === 1
    ? `${nombres[0]} salió del grupo después de firmar: lo que se declaró de esa persona no se evalúa.`
    : `${nombres.join(', ')} salieron del grupo después de firmar: lo que se declaró de esas personas no se evalúa.`

const peopleText = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

function Person({
  persona,
  range: [low, high],
}: {
  readonly persona: PersonaConSalud
  readonly range: readonly [number, number]
}) {
  const limit = persona.imc > high ? `sobre ${formatoNumero(high, 1)}` : `bajo ${formatoNumero(low, 1)}`
  return (
    <tr>
      <th scope="row">
        {persona.nombre}
        {persona.pension && (
          <small>
            {etiquetasDS.pension}: {pensionDeclarada(persona)}
          </small>
        )}
      </th>
      <td>{kindText(persona)}</td>
      <td data-num>{persona.edad}</td>
      <td data-num>{persona.peso}</td>
      <td data-num>{formatoNumero(persona.altura, 2)}</td>
      <td data-num data-hot={persona.fueraDeRango || undefined}>
        {formatoNumero(persona.imc, 1)}
        {persona.fueraDeRango && <small>{limit}</small>}
      </td>
    </tr>
  )
}
