/**
 * Runs before the first paint: a theme chosen on this device must not flash, nor times of day by another clock than the
 * visitor's, nor the links of someone who is not signed in (`site/account/auth.ts` keeps the token), who is asked to log
 * in where a page is guarded. A form that posts is sent by its island: the browser itself would send it to a page. Trusted
 * Types needs its policy before any script asks; it lets workers and scripts start from this site only.
 */
export const EARLY_SCRIPT = `(()=>{var h=document.documentElement,d=h.dataset,l=h.lang;try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('token'))d.signedIn=''}catch{}
if(new Intl.DateTimeFormat(undefined,{hour:'numeric'}).resolvedOptions().hour12)d.clock='12'
if('guarded'in d&&!('signedIn'in d))location.replace((l==='en'?'':'/'+l)+'/login?next='+encodeURIComponent(location.pathname+location.search+location.hash))
addEventListener('submit',e=>{if(e.target.method==='post')e.preventDefault()},true)
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:u=>{var a=new URL(u,location.href);if(a.origin===location.origin)return a.href;throw new TypeError('Script from elsewhere: '+a.origin)}})})()`
