/** What Word 365 on Windows puts on the clipboard for a short outline, with its style sheet shortened. */
export const WORD_OUTLINE = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings>
  <o:AllowPNG/>
 </o:OfficeDocumentSettings>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:Wingdings;
	panose-1:5 0 0 0 0 0 0 0 0 0;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin-bottom:8.0pt;
	font-family:"Calibri",sans-serif;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable {mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>

<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

<h1><b><span style='mso-fareast-font-family:"Times New Roman"'>Negligence<o:p></o:p></span></b></h1>

<p class=MsoNormal>Paul must prove <b style='mso-bidi-font-weight:normal'>duty</b>, <i
style='mso-bidi-font-style:normal'>breach</i>, <u>cause</u> and <s>harm</s>
damages.<span style='mso-spacerun:yes'>&nbsp; </span>See <a
href="https://example.com/restatement">the Restatement</a> and <a
href="#_Toc123">below</a>.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<h2>Elements<o:p></o:p></h2>

<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Duty of <b>reasonable</b> care<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:
auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>to foreseeable plaintiffs<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Breach<o:p></o:p></p>

<p class=MsoNormal>Defenses:<o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Comparative fault<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l1 level2 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>pure<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Assumption of risk<o:p></o:p></p>

<p class=MsoQuote>The risk reasonably to be perceived defines the duty to be
obeyed.<o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:100pt'>
 <v:imagedata src="file:///C:/Users/x/clip_image001.png"/>
</v:shape><![endif]--><![if !vml]><img width=133 height=133
src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>

<!--EndFragment-->
</body>

</html>`;

/** What `WORD_OUTLINE` becomes. */
export const WORD_OUTLINE_CLEANED =
  '<h1>Negligence</h1>' +
  '<p>Paul must prove <strong>duty</strong>, <em>breach</em>, <u>cause</u> and <s>harm</s> damages. See ' +
  '<a href="https://example.com/restatement">the Restatement</a> and below.</p>' +
  '<h2>Elements</h2>' +
  '<ul><li>Duty of <strong>reasonable</strong> care<ul><li>to foreseeable plaintiffs</li></ul></li><li>Breach</li></ul>' +
  '<p>Defenses:</p>' +
  '<ol><li>Comparative fault<ol><li>pure</li></ol></li><li>Assumption of risk</li></ol>' +
  '<blockquote>The risk reasonably to be perceived defines the duty to be obeyed.</blockquote>';
