import { type ClaseTexto, claseDe, parrafosDe } from '@alerce/domain/base/textos/clases'
import { leerMotivos } from '@alerce/domain/declaracion/contraloria/motivos-escritos'
import { leerPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'
import { preguntaNumerada } from '@alerce/domain/declaracion/preguntas'
import classes from './textos.module.css'

type Forma = ReturnType<typeof claseDe>['forma']

interface LecturaProps {
  readonly clase: ClaseTexto
  readonly titulo: string
  readonly cuerpo: string
}

/** A text as it will be read. */
export function Lectura({ clase, titulo, cuerpo }: LecturaProps) {
  return (
    <article className={classes.reading} aria-label="Como se lee">
      <h3>{titulo || 'Sin título'}</h3>
      <Cuerpo forma={claseDe(clase).forma} cuerpo={cuerpo} />
    </article>
  )
}

function Cuerpo({ forma, cuerpo }: { readonly forma: Forma; readonly cuerpo: string }) {
  if (forma === 'preguntas') return <Preguntas cuerpo={cuerpo} />
  if (forma === 'motivos' || forma === 'resultados') return <Motivos cuerpo={cuerpo} />
  return parrafosDe(cuerpo).map((parrafo) => <p key={parrafo}>{parrafo}</p>)
}

function Motivos({ cuerpo }: { readonly cuerpo: string }) {
  return (
    <dl>
      {leerMotivos(cuerpo).motivos.map(({ titulo, texto }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may be there twice while it is being typed
        <div key={`${at}-${titulo}`}>
          <dt>{titulo}</dt>
          <dd className={classes.example}>{texto}</dd>
        </div>
      ))}
    </dl>
  )
}

function Preguntas({ cuerpo }: { readonly cuerpo: string }) {
  return (
    <ol className={classes.questions}>
      {leerPreguntas(cuerpo).preguntas.map(({ numero, pregunta, ejemplo, grupos }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may be there twice while it is being typed
        <li key={`${at}-${numero}`}>
          <p>{preguntaNumerada(numero, pregunta)}</p>
          <p className={classes.example}>{ejemplo}</p>
          {grupos.length > 0 && <p className={classes.example}>CIE-10: {grupos.join(', ')}</p>}
        </li>
      ))}
    </ol>
  )
}
