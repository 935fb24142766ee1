import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { beneficiarioDsRules } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { Acciones } from '../components/acciones.tsx'
import { Eleccion, Texto } from '../components/campos.tsx'
import { PersonaSobreGuardada } from '../components/sobre-guardado.tsx'
import classes from '../postulante.module.css'
import { type Postulacion, useGuardar } from '../queries.ts'
import { type PersonaConVersion, usePersonaEscrita } from '../use-escrito.ts'
import { Medidas } from './medidas.tsx'
import { Nombres } from './nombres.tsx'
import type { PasoEscritoProps } from './paso.ts'

const relaciones: readonly string[] = [
  '',
  'Cónyuge',
  'Padre o madre',
  'Padre o madre',
  'Hijo o hija',
  'Otra persona',
  'Conviviente civil',
]

interface BeneficiarioProps extends PasoEscritoProps {
  readonly id: number
}

type BeneficiarioForm = ReturnType<typeof pantallaDe<typeof beneficiarioDS>>

function dicho(suyo: Postulacion['beneficiarios'][number] | undefined): PersonaConVersion<BeneficiarioForm> {
  const form = { ...pantallaDe(beneficiarioDS, suyo ?? null), tipoDocumento: suyo?.pasaporte ? 'P' : 'R' } as const
  return { form, version: suyo?.versionPersona ?? 1 }
}

/** Fields of one beneficiary. */
export function Beneficiario({ data: { beneficiarios }, leida, id, onListo }: BeneficiarioProps) {
  const suyo = beneficiarios.find((uno) => uno.id === id)
  const guardado = leida.beneficiarios.find((uno) => uno.id === id)
  const { answer, busy, failure } = useGuardar()
  const formulario = usePersonaEscrita(`persona ${id}`, {
    escrita: dicho(suyo),
    guardada: dicho(guardado),
    rules: beneficiarioDsRules,
    ficha: beneficiarioDS,
  })
  const { form, values, change, leave, errorOf, refuse, submit, otros, reuseGuardado, reemplaza } = formulario
  const send = async () => {
    const hecho = await answer({
      name: 'guardarPersonaPostulante',
      payload: { id, ...envioDe(beneficiarioDS, values), reemplaza },
    })
    if (hecho && 'errores' in hecho) refuse(hecho.errores)
    else if (hecho) onListo()
  }
  const conRut = values.tipoDocumento !== 'P'
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void send())} noValidate>
      <p>
        <Enteros>
          {relaciones[suyo?.relacion ?? 0]}. Nació el {suyo?.fechaNacimiento}.
        </Enteros>
      </p>
      <PersonaSobreGuardada campos={otros} onUsar={reuseGuardado} />
      <Eleccion
        label="Documento"
        value={conRut ? 'R' : 'P'}
        error={errorOf('tipoDocumento')}
        opciones={[
          ['R', 'RUT'],
          ['P', 'Pasaporte'],
        ]}
        onChange={(tipoDocumento) => change({ tipoDocumento, rutBeneficiario: '', pasaporte: '' })}
      />
      {conRut ? (
        <Texto
          label="RUT"
          value={values.rutBeneficiario}
          error={errorOf('rutBeneficiario')}
          onChange={(rutBeneficiario) => change({ rutBeneficiario })}
          onBlur={() => leave('rutBeneficiario')}
        />
      ) : (
        <Texto
          label="Número de pasaporte"
          value={values.pasaporte}
          error={errorOf('pasaporte')}
          onChange={(pasaporte) => change({ pasaporte })}
          onBlur={() => leave('pasaporte')}
        />
      )}
      <Nombres values={values} change={change} leave={leave} errorOf={errorOf} />
      <Medidas values={values} change={change} leave={leave} errorOf={errorOf} />
      <Acciones accept="Guardar y continuar" busy={busy} failure={failure} />
    </form>
  )
}
