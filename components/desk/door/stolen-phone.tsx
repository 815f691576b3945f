import { stolenSteps, stolenTitle, stolenWithoutCodes } from '#messages/desk-people.ts'

/** What to do when a phone that is signed in is lost. */
export const StolenPhone = () => (
  <details className="desk-card">
    <summary>{stolenTitle}</summary>
    <ol className="list-decimal pl-5">
      {stolenSteps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>{stolenWithoutCodes}</p>
  </details>
)
